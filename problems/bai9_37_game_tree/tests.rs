use crate::find;
