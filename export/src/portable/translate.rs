//! WebAssembly to C: the module that `portable` was compiled to becomes plain functions in one source, which is valid C11
//! and valid C++11.
//!
//! WebAssembly is a stack machine with structured jumps, so every instruction is a statement. A value on the stack lives
//! in a variable that is named after its type and its height (`i3`, `j0`); constants and locals that nobody has changed
//! since stay what they are, which saves half of the text. A block is a label behind it, a loop a label before it, and
//! a branch a `goto`. What instructions mean stands in `runtime.h`.

use std::{collections::BTreeSet, fmt::Write};

use wasmparser::{
    BlockType, DataKind, ElementItems, ElementKind, ExternalKind, FuncType, FunctionBody, MemArg, Operator,
    Parser, Payload, ValType,
};

/// What cannot be translated, in a sentence.
type Failure = String;

/// The parts of a module that C needs.
#[derive(Default)]
struct Module<'a> {
    types: Vec<FuncType>,
    /// The type of each function.
    functions: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    globals: Vec<(ValType, String)>,
    /// Functions in the table, by place.
    table: Vec<Option<u32>>,
    /// Pages of memory at the start.
    pages: u64,
    /// Where data lies in memory, and its bytes.
    data: Vec<(u32, &'a [u8])>,
    exports: Vec<(&'a str, u32)>,
}

/// The C of a module: everything but what `runtime.h` says. Exported functions are called `w_NAME`.
pub fn translate(wasm: &[u8]) -> Result<String, Failure> {
    let module = Module::read(wasm)?;
    let mut c = String::new();
    module.prototypes(&mut c);
    module.data(&mut c);
    for (index, body) in module.bodies.iter().enumerate() {
        c.push_str(&Function::translate(&module, index, body)?);
    }
    module.start(&mut c);
    Ok(c)
}

fn wrong(error: impl std::fmt::Display) -> Failure {
    format!("the WebAssembly module cannot be read: {error}")
}

impl<'a> Module<'a> {
    fn read(wasm: &'a [u8]) -> Result<Module<'a>, Failure> {
        let mut module = Module::default();
        for payload in Parser::new(0).parse_all(wasm) {
            match payload.map_err(wrong)? {
                Payload::TypeSection(types) => {
                    for kind in types.into_iter_err_on_gc_types() {
                        module.types.push(kind.map_err(wrong)?);
                    }
                }
                Payload::ImportSection(imports) if imports.count() > 0 => {
                    return Err("the WebAssembly module asks for functions of a host".into());
                }
                Payload::FunctionSection(functions) => {
                    for function in functions {
                        module.functions.push(function.map_err(wrong)?);
                    }
                }
                Payload::TableSection(tables) => {
                    for table in tables {
                        let initial = table.map_err(wrong)?.ty.initial;
                        module.table = vec![None; usize::try_from(initial).map_err(wrong)?];
                    }
                }
                Payload::MemorySection(memories) => {
                    for memory in memories {
                        module.pages = memory.map_err(wrong)?.initial;
                    }
                }
                Payload::GlobalSection(globals) => {
                    for global in globals {
                        let global = global.map_err(wrong)?;
                        let value = constant(&global.init_expr)?;
                        module.globals.push((global.ty.content_type, value));
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        let export = export.map_err(wrong)?;
                        if export.kind == ExternalKind::Func {
                            module.exports.push((export.name, export.index));
                        }
                    }
                }
                Payload::ElementSection(elements) => {
                    for element in elements {
                        let element = element.map_err(wrong)?;
                        let (ElementKind::Active { offset_expr, .. }, ElementItems::Functions(functions)) =
                            (&element.kind, &element.items)
                        else {
                            continue;
                        };
                        let first = number(offset_expr)? as usize;
                        for (place, function) in functions.clone().into_iter().enumerate() {
                            let place = module.table.get_mut(first + place).ok_or("a table is too short")?;
                            *place = Some(function.map_err(wrong)?);
                        }
                    }
                }
                Payload::DataSection(segments) => {
                    for segment in segments {
                        let segment = segment.map_err(wrong)?;
                        if let DataKind::Active { offset_expr, .. } = &segment.kind {
                            module.data.push((number(offset_expr)?, segment.data));
                        }
                    }
                }
                Payload::CodeSectionEntry(body) => module.bodies.push(body),
                _ => {}
            }
        }
        Ok(module)
    }

    fn type_of(&self, function: u32) -> &FuncType {
        &self.types[self.functions[function as usize] as usize]
    }

    fn prototypes(&self, c: &mut String) {
        for index in 0..self.functions.len() {
            let _ =
                writeln!(c, "static {};", signature(self.type_of(index as u32), &format!("f{index}"), false));
        }
        for (index, (kind, value)) in self.globals.iter().enumerate() {
            let _ = writeln!(c, "static {} g{index}={value};", name_of(*kind));
        }
        let entry = |function: &Option<u32>| match function {
            Some(function) => format!("{{{},(any_function)f{function}}}", self.functions[*function as usize]),
            None => "{0,0}".to_string(),
        };
        let table: Vec<String> = self.table.iter().map(entry).collect();
        let _ = writeln!(c, "static const struct entry table[]={{\n{}\n}};", table.join(",\n"));
        let _ = writeln!(c, "#define TABLE_LENGTH {}u", self.table.len().max(1));
    }

    fn data(&self, c: &mut String) {
        for (index, (_, bytes)) in self.data.iter().enumerate() {
            let _ = write!(c, "static const unsigned char data{index}[]=");
            literal(bytes, c);
            c.push_str(";\n");
        }
    }

    /// What prepares memory, and the exported functions by name.
    fn start(&self, c: &mut String) {
        let _ = writeln!(c, "static void w_start(void){{\nreserve({}u);", self.pages);
        for (index, (place, bytes)) in self.data.iter().enumerate() {
            let _ = writeln!(c, "memcpy(memory+{place}u,data{index},{}u);", bytes.len());
        }
        c.push_str("}\n");
        for (name, function) in &self.exports {
            let _ = writeln!(c, "#define w_{name} f{function}");
        }
    }
}

/// The value of a constant expression, as C.
fn constant(expression: &wasmparser::ConstExpr) -> Result<String, Failure> {
    match expression.get_operators_reader().read().map_err(wrong)? {
        Operator::I32Const { value } => Ok(format!("{}u", value as u32)),
        Operator::I64Const { value } => Ok(format!("{}ull", value as u64)),
        other => Err(format!("{other:?} is no constant that C knows here")),
    }
}

/// The value of a constant expression that is an address.
fn number(expression: &wasmparser::ConstExpr) -> Result<u32, Failure> {
    match expression.get_operators_reader().read().map_err(wrong)? {
        Operator::I32Const { value } => Ok(value as u32),
        other => Err(format!("{other:?} is no address")),
    }
}

/// Bytes as a literal of C, in lines of a length that editors and compilers take.
fn literal(bytes: &[u8], c: &mut String) {
    const A_LINE: usize = 64;
    for line in bytes.chunks(A_LINE) {
        c.push_str("\n\"");
        for (place, &byte) in line.iter().enumerate() {
            // A digit behind a short escape would be read as a part of it.
            let digit_follows = line.get(place + 1).is_some_and(u8::is_ascii_digit);
            match byte {
                b'"' | b'\\' => c.extend(['\\', byte as char]),
                b'\n' => c.push_str("\\n"),
                // Two question marks begin a trigraph.
                b'?' => c.push_str("\\?"),
                b' '..=b'~' => c.push(byte as char),
                _ if digit_follows => {
                    let _ = write!(c, "\\{byte:03o}");
                }
                _ => {
                    let _ = write!(c, "\\{byte:o}");
                }
            }
        }
        c.push('"');
    }
    if bytes.is_empty() {
        c.push_str("\"\"");
    }
}

/// The name of a type in C.
fn name_of(kind: ValType) -> &'static str {
    match kind {
        ValType::I32 => "u32",
        ValType::I64 => "u64",
        ValType::F32 => "float",
        ValType::F64 => "double",
        _ => "void*",
    }
}

/// The first letter of variables of a type.
fn letter(kind: ValType) -> char {
    match kind {
        ValType::I32 => 'i',
        ValType::I64 => 'j',
        ValType::F32 => 'e',
        _ => 'd',
    }
}

fn signature(kind: &FuncType, name: &str, named: bool) -> String {
    let result = kind.results().first().map_or("void", |&kind| name_of(kind));
    let parameter = |(index, &kind): (usize, &ValType)| match named {
        true => format!("{} l{index}", name_of(kind)),
        false => name_of(kind).to_string(),
    };
    let parameters: Vec<String> = kind.params().iter().enumerate().map(parameter).collect();
    let parameters = if parameters.is_empty() { "void".into() } else { parameters.join(",") };
    format!("{result} {name}({parameters})")
}

/// A value on the stack.
#[derive(Clone)]
struct Value {
    kind: ValType,
    /// How C says it.
    said: String,
    /// The local that it is, as long as nobody changes it.
    local: Option<u32>,
}

/// A block, a loop, an `if`, or the function itself.
struct Frame {
    label: usize,
    /// How high the stack was before.
    height: usize,
    result: Option<ValType>,
    is_loop: bool,
    is_if: bool,
    /// Whether somebody jumps to the label.
    used: bool,
}

/// A function on its way to C.
struct Function<'m, 'a> {
    module: &'m Module<'a>,
    kind: &'m FuncType,
    locals: Vec<ValType>,
    stack: Vec<Value>,
    frames: Vec<Frame>,
    labels: usize,
    /// Variables of the stack that were used.
    variables: BTreeSet<(char, usize)>,
    /// How many blocks were opened where nobody comes; instructions there are left out.
    dead: Option<usize>,
    c: String,
}

impl<'m, 'a> Function<'m, 'a> {
    fn translate(module: &'m Module<'a>, index: usize, body: &FunctionBody) -> Result<String, Failure> {
        let kind = module.type_of(index as u32);
        let mut locals = kind.params().to_vec();
        for group in body.get_locals_reader().map_err(wrong)? {
            let (many, kind) = group.map_err(wrong)?;
            locals.extend(std::iter::repeat_n(kind, many as usize));
        }
        let mut function = Function {
            module,
            kind,
            locals,
            stack: Vec::new(),
            frames: Vec::new(),
            labels: 0,
            variables: BTreeSet::new(),
            dead: None,
            c: String::new(),
        };
        function.open(kind.results().first().copied(), false, false);
        for operator in body.get_operators_reader().map_err(wrong)? {
            function.step(&operator.map_err(wrong)?)?;
        }
        Ok(function.whole(index))
    }

    /// The function with its head and its variables.
    fn whole(self, index: usize) -> String {
        let mut whole = format!("static {}{{\n", signature(self.kind, &format!("f{index}"), true));
        for kind in [ValType::I32, ValType::I64, ValType::F32, ValType::F64] {
            let own = (self.kind.params().len()..self.locals.len()).filter(|&place| self.locals[place] == kind);
            let mut names: Vec<String> = own.map(|place| format!("l{place}=0")).collect();
            let used = self.variables.iter().filter(|(first, _)| *first == letter(kind));
            names.extend(used.map(|(first, height)| format!("{first}{height}=0")));
            if !names.is_empty() {
                let _ = writeln!(whole, "{} {};", name_of(kind), names.join(","));
            }
        }
        whole.push_str(&self.c);
        whole.push_str("}\n");
        whole
    }

    fn line(&mut self, statement: impl AsRef<str>) {
        self.c.push_str(statement.as_ref());
        self.c.push('\n');
    }

    fn variable(&mut self, kind: ValType, height: usize) -> String {
        self.variables.insert((letter(kind), height));
        format!("{}{height}", letter(kind))
    }

    fn pop(&mut self) -> Result<Value, Failure> {
        self.stack.pop().ok_or_else(|| "an instruction finds no value on the stack".into())
    }

    fn popped(&mut self) -> Result<String, Failure> {
        Ok(self.pop()?.said)
    }

    /// Computes a value and puts it on the stack.
    fn push(&mut self, kind: ValType, expression: impl AsRef<str>) {
        let said = self.variable(kind, self.stack.len());
        if said != expression.as_ref() {
            self.line(format!("{said}={};", expression.as_ref()));
        }
        self.stack.push(Value { kind, said, local: None });
    }

    /// Puts a value on the stack that needs no variable.
    fn push_constant(&mut self, kind: ValType, said: String) {
        self.stack.push(Value { kind, said, local: None });
    }

    /// Keeps what a local was, before it changes (or before a jump may pass over its change).
    fn keep(&mut self, which: Option<u32>) {
        for height in 0..self.stack.len() {
            let Value { kind, local, said } = self.stack[height].clone();
            if local.is_some() && (which.is_none() || local == which) {
                let variable = self.variable(kind, height);
                self.line(format!("{variable}={said};"));
                self.stack[height] = Value { kind, said: variable, local: None };
            }
        }
    }

    /// Gives a local a value, unless it has that already.
    fn assign(&mut self, local: u32, value: &str) {
        if value != format!("l{local}") {
            self.keep(Some(local));
            self.line(format!("l{local}={value};"));
        }
    }

    fn open(&mut self, result: Option<ValType>, is_loop: bool, is_if: bool) {
        let label = self.labels;
        self.labels += 1;
        self.frames.push(Frame { label, height: self.stack.len(), result, is_loop, is_if, used: false });
        if is_loop {
            self.line(format!("L{label}:;"));
        }
    }

    fn result_of(&self, block: BlockType) -> Result<Option<ValType>, Failure> {
        match block {
            BlockType::Empty => Ok(None),
            BlockType::Type(kind) => Ok(Some(kind)),
            BlockType::FuncType(index) => {
                let kind = &self.module.types[index as usize];
                match (kind.params(), kind.results()) {
                    ([], []) => Ok(None),
                    ([], [one]) => Ok(Some(*one)),
                    _ => Err("a block takes or gives several values".into()),
                }
            }
        }
    }

    /// Statements that leave a block with its result.
    fn jump(&mut self, depth: u32) -> Result<String, Failure> {
        let place = self.frames.len() - 1 - depth as usize;
        if place == 0 {
            return Ok(match self.kind.results().is_empty() {
                true => "return;".into(),
                false => format!("return {};", self.stack.last().ok_or("nothing to return")?.said),
            });
        }
        let Frame { label, height, result, is_loop, .. } = self.frames[place];
        self.frames[place].used = true;
        match result.filter(|_| !is_loop) {
            None => Ok(format!("goto L{label};")),
            Some(kind) => {
                let value = self.stack.last().ok_or("a branch without its value")?.said.clone();
                let variable = self.variable(kind, height);
                match variable == value {
                    true => Ok(format!("goto L{label};")),
                    false => Ok(format!("{{{variable}={value};goto L{label};}}")),
                }
            }
        }
    }

    /// What ends a block (or the first half of an `if`): its result goes where it is looked for.
    fn settle(&mut self) -> Result<(), Failure> {
        let Frame { height, result, .. } = *self.frames.last().ok_or("an end without its block")?;
        if self.dead.is_none()
            && let Some(kind) = result
        {
            let value = self.popped()?;
            let variable = self.variable(kind, height);
            if variable != value {
                self.line(format!("{variable}={value};"));
            }
        }
        self.stack.truncate(height);
        Ok(())
    }

    fn end(&mut self) -> Result<(), Failure> {
        if self.frames.len() == 1 {
            if self.dead.is_none() && !self.kind.results().is_empty() {
                let value = self.popped()?;
                self.line(format!("return {value};"));
            }
            self.frames.pop();
            return Ok(());
        }
        self.settle()?;
        let Frame { label, result, is_loop, is_if, used, .. } =
            self.frames.pop().ok_or("an end without its block")?;
        if is_if {
            self.line("}");
        }
        if used && !is_loop {
            self.line(format!("L{label}:;"));
        }
        // Where nobody comes, the statements that follow are never reached, but they must be C.
        self.dead = None;
        if let Some(kind) = result {
            let said = self.variable(kind, self.stack.len());
            self.stack.push(Value { kind, said, local: None });
        }
        Ok(())
    }

    /// One instruction where nobody comes: only blocks are counted.
    fn step_dead(&mut self, operator: &Operator, opened: usize) -> Result<(), Failure> {
        match operator {
            Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => {
                self.dead = Some(opened + 1)
            }
            Operator::End if opened > 0 => self.dead = Some(opened - 1),
            Operator::End => self.end()?,
            Operator::Else if opened == 0 => self.otherwise()?,
            _ => {}
        }
        Ok(())
    }

    fn otherwise(&mut self) -> Result<(), Failure> {
        self.settle()?;
        self.dead = None;
        self.line("}else{");
        Ok(())
    }

    fn unary(&mut self, kind: ValType, how: impl Fn(&str) -> String) -> Result<(), Failure> {
        let value = self.popped()?;
        self.push(kind, how(&value));
        Ok(())
    }

    fn binary(&mut self, kind: ValType, how: impl Fn(&str, &str) -> String) -> Result<(), Failure> {
        let (right, left) = (self.popped()?, self.popped()?);
        self.push(kind, how(&left, &right));
        Ok(())
    }

    /// `left OP right`.
    fn infix(&mut self, kind: ValType, operator: &str) -> Result<(), Failure> {
        self.binary(kind, |left, right| format!("{left}{operator}{right}"))
    }

    /// `(signed)left OP (signed)right`.
    fn signed(&mut self, operand: ValType, operator: &str) -> Result<(), Failure> {
        let cast = if operand == ValType::I32 { "(s32)" } else { "(s64)" };
        self.binary(ValType::I32, |left, right| format!("{cast}{left}{operator}{cast}{right}"))
    }

    /// A function of `runtime.h`.
    fn named(&mut self, kind: ValType, name: &str, arguments: usize) -> Result<(), Failure> {
        match arguments {
            1 => self.unary(kind, |value| format!("{name}({value})")),
            _ => self.binary(kind, |left, right| format!("{name}({left},{right})")),
        }
    }

    fn load(&mut self, kind: ValType, name: &str, place: &MemArg) -> Result<(), Failure> {
        let offset = place.offset;
        self.unary(kind, |address| format!("{name}({address},{offset}u)"))
    }

    fn store(&mut self, name: &str, place: &MemArg) -> Result<(), Failure> {
        let (value, address) = (self.popped()?, self.popped()?);
        self.line(format!("{name}({address},{}u,{value});", place.offset));
        Ok(())
    }

    fn call(&mut self, callee: &str, kind: &FuncType) -> Result<(), Failure> {
        let mut arguments = Vec::new();
        for _ in kind.params() {
            arguments.push(self.popped()?);
        }
        arguments.reverse();
        let call = format!("{callee}({})", arguments.join(","));
        match kind.results() {
            [] => self.line(format!("{call};")),
            [result] => self.push(*result, call),
            _ => return Err("a function gives several values".into()),
        }
        Ok(())
    }

    fn step(&mut self, operator: &Operator) -> Result<(), Failure> {
        use Operator as O;
        use ValType::{F32, F64, I32, I64};
        if let Some(opened) = self.dead {
            return self.step_dead(operator, opened);
        }
        match operator {
            O::Nop => {}
            O::Unreachable => {
                self.line("trap();");
                self.dead = Some(0);
            }
            O::Block { blockty } => {
                self.keep(None);
                self.open(self.result_of(*blockty)?, false, false);
            }
            O::Loop { blockty } => {
                self.keep(None);
                self.open(self.result_of(*blockty)?, true, false);
            }
            O::If { blockty } => {
                let condition = self.popped()?;
                self.keep(None);
                self.line(format!("if({condition}){{"));
                self.open(self.result_of(*blockty)?, false, true);
            }
            O::Else => self.otherwise()?,
            O::End => self.end()?,
            O::Br { relative_depth } => {
                let jump = self.jump(*relative_depth)?;
                self.line(jump);
                self.dead = Some(0);
            }
            O::BrIf { relative_depth } => {
                let condition = self.popped()?;
                let jump = self.jump(*relative_depth)?;
                self.line(format!("if({condition}){jump}"));
            }
            O::BrTable { targets } => {
                let which = self.popped()?;
                let mut switch = format!("switch({which}){{");
                for (index, depth) in targets.targets().enumerate() {
                    let jump = self.jump(depth.map_err(wrong)?)?;
                    let _ = write!(switch, "case {index}:{jump}");
                }
                let jump = self.jump(targets.default())?;
                let _ = write!(switch, "default:{jump}}}");
                self.line(switch);
                self.dead = Some(0);
            }
            O::Return => {
                let jump = self.jump(self.frames.len() as u32 - 1)?;
                self.line(jump);
                self.dead = Some(0);
            }
            O::Call { function_index } => {
                let module = self.module;
                self.call(&format!("f{function_index}"), module.type_of(*function_index))?;
            }
            O::CallIndirect { type_index, .. } => {
                let module = self.module;
                let kind = &module.types[*type_index as usize];
                let place = self.popped()?;
                let pointer = signature(kind, "(*)", false);
                self.call(&format!("(({pointer})look_up({place},{type_index}))"), kind)?;
            }
            O::Drop => drop(self.pop()?),
            O::Select | O::TypedSelect { .. } => {
                let condition = self.popped()?;
                let (second, first) = (self.popped()?, self.pop()?);
                self.push(first.kind, format!("{condition}?{}:{second}", first.said));
            }
            O::LocalGet { local_index } => {
                let kind = self.locals[*local_index as usize];
                let said = format!("l{local_index}");
                self.stack.push(Value { kind, said, local: Some(*local_index) });
            }
            O::LocalSet { local_index } => {
                let value = self.popped()?;
                self.assign(*local_index, &value);
            }
            O::LocalTee { local_index } => {
                let value = self.pop()?;
                self.assign(*local_index, &value.said);
                let said = format!("l{local_index}");
                self.stack.push(Value { kind: value.kind, said, local: Some(*local_index) });
            }
            O::GlobalGet { global_index } => {
                let kind = self.module.globals[*global_index as usize].0;
                self.push(kind, format!("g{global_index}"));
            }
            O::GlobalSet { global_index } => {
                let value = self.popped()?;
                self.line(format!("g{global_index}={value};"));
            }
            O::I32Load { memarg } => self.load(I32, "get32", memarg)?,
            O::I64Load { memarg } => self.load(I64, "get64", memarg)?,
            O::F32Load { memarg } => self.load(F32, "get_float", memarg)?,
            O::F64Load { memarg } => self.load(F64, "get_double", memarg)?,
            O::I32Load8S { memarg } => self.load(I32, "(s32)(s8)get8", memarg)?,
            O::I32Load8U { memarg } => self.load(I32, "get8", memarg)?,
            O::I32Load16S { memarg } => self.load(I32, "(s32)(s16)get16", memarg)?,
            O::I32Load16U { memarg } => self.load(I32, "get16", memarg)?,
            O::I64Load8S { memarg } => self.load(I64, "(s64)(s8)get8", memarg)?,
            O::I64Load8U { memarg } => self.load(I64, "get8", memarg)?,
            O::I64Load16S { memarg } => self.load(I64, "(s64)(s16)get16", memarg)?,
            O::I64Load16U { memarg } => self.load(I64, "get16", memarg)?,
            O::I64Load32S { memarg } => self.load(I64, "(s64)(s32)get32", memarg)?,
            O::I64Load32U { memarg } => self.load(I64, "get32", memarg)?,
            O::I32Store { memarg } => self.store("put32", memarg)?,
            O::I64Store { memarg } => self.store("put64", memarg)?,
            O::F32Store { memarg } => self.store("put_float", memarg)?,
            O::F64Store { memarg } => self.store("put_double", memarg)?,
            O::I32Store8 { memarg } | O::I64Store8 { memarg } => self.store("put8", memarg)?,
            O::I32Store16 { memarg } | O::I64Store16 { memarg } => self.store("put16", memarg)?,
            O::I64Store32 { memarg } => self.store("put32", memarg)?,
            O::MemorySize { .. } => self.push(I32, "pages"),
            O::MemoryGrow { .. } => self.named(I32, "grow", 1)?,
            O::MemoryCopy { .. } | O::MemoryFill { .. } => {
                let name = if matches!(operator, O::MemoryFill { .. }) { "fill" } else { "copy" };
                let (length, from, to) = (self.popped()?, self.popped()?, self.popped()?);
                self.line(format!("{name}({to},{from},{length});"));
            }
            O::I32Const { value } => self.push_constant(I32, format!("{}u", *value as u32)),
            O::I64Const { value } => self.push_constant(I64, format!("{}ull", *value as u64)),
            O::F32Const { value } => self.push(F32, format!("float_of({}u)", value.bits())),
            O::F64Const { value } => self.push(F64, format!("double_of({}ull)", value.bits())),
            O::I32Eqz | O::I64Eqz => self.unary(I32, |value| format!("!{value}"))?,
            O::I32Eq | O::I64Eq | O::F32Eq | O::F64Eq => self.infix(I32, "==")?,
            O::I32Ne | O::I64Ne | O::F32Ne | O::F64Ne => self.infix(I32, "!=")?,
            O::I32LtU | O::I64LtU | O::F32Lt | O::F64Lt => self.infix(I32, "<")?,
            O::I32GtU | O::I64GtU | O::F32Gt | O::F64Gt => self.infix(I32, ">")?,
            O::I32LeU | O::I64LeU | O::F32Le | O::F64Le => self.infix(I32, "<=")?,
            O::I32GeU | O::I64GeU | O::F32Ge | O::F64Ge => self.infix(I32, ">=")?,
            O::I32LtS => self.signed(I32, "<")?,
            O::I32GtS => self.signed(I32, ">")?,
            O::I32LeS => self.signed(I32, "<=")?,
            O::I32GeS => self.signed(I32, ">=")?,
            O::I64LtS => self.signed(I64, "<")?,
            O::I64GtS => self.signed(I64, ">")?,
            O::I64LeS => self.signed(I64, "<=")?,
            O::I64GeS => self.signed(I64, ">=")?,
            O::I32Add => self.infix(I32, "+")?,
            O::I32Sub => self.infix(I32, "-")?,
            O::I32Mul => self.infix(I32, "*")?,
            O::I32And => self.infix(I32, "&")?,
            O::I32Or => self.infix(I32, "|")?,
            O::I32Xor => self.infix(I32, "^")?,
            O::I64Add => self.infix(I64, "+")?,
            O::I64Sub => self.infix(I64, "-")?,
            O::I64Mul => self.infix(I64, "*")?,
            O::I64And => self.infix(I64, "&")?,
            O::I64Or => self.infix(I64, "|")?,
            O::I64Xor => self.infix(I64, "^")?,
            O::I32DivS => self.named(I32, "div_s32", 2)?,
            O::I32DivU => self.named(I32, "div_u32", 2)?,
            O::I32RemS => self.named(I32, "rem_s32", 2)?,
            O::I32RemU => self.named(I32, "rem_u32", 2)?,
            O::I64DivS => self.named(I64, "div_s64", 2)?,
            O::I64DivU => self.named(I64, "div_u64", 2)?,
            O::I64RemS => self.named(I64, "rem_s64", 2)?,
            O::I64RemU => self.named(I64, "rem_u64", 2)?,
            O::I32Shl => self.binary(I32, |left, right| format!("{left}<<({right}&31)"))?,
            O::I32ShrU => self.binary(I32, |left, right| format!("{left}>>({right}&31)"))?,
            O::I32ShrS => self.binary(I32, |left, right| format!("(s32){left}>>({right}&31)"))?,
            O::I64Shl => self.binary(I64, |left, right| format!("{left}<<({right}&63)"))?,
            O::I64ShrU => self.binary(I64, |left, right| format!("{left}>>({right}&63)"))?,
            O::I64ShrS => self.binary(I64, |left, right| format!("(s64){left}>>({right}&63)"))?,
            O::I32Rotl => self.named(I32, "rotate_left32", 2)?,
            O::I32Rotr => self.named(I32, "rotate_right32", 2)?,
            O::I64Rotl => self.named(I64, "rotate_left64", 2)?,
            O::I64Rotr => self.named(I64, "rotate_right64", 2)?,
            O::I32Clz => self.named(I32, "leading32", 1)?,
            O::I32Ctz => self.named(I32, "trailing32", 1)?,
            O::I32Popcnt => self.named(I32, "ones32", 1)?,
            O::I64Clz => self.named(I64, "leading64", 1)?,
            O::I64Ctz => self.named(I64, "trailing64", 1)?,
            O::I64Popcnt => self.named(I64, "ones64", 1)?,
            O::I32WrapI64 => self.unary(I32, |value| format!("(u32){value}"))?,
            O::I64ExtendI32U => self.unary(I64, |value| format!("(u64){value}"))?,
            O::I64ExtendI32S => self.unary(I64, |value| format!("(s64)(s32){value}"))?,
            O::I32Extend8S => self.unary(I32, |value| format!("(s32)(s8){value}"))?,
            O::I32Extend16S => self.unary(I32, |value| format!("(s32)(s16){value}"))?,
            O::I64Extend8S => self.unary(I64, |value| format!("(s64)(s8){value}"))?,
            O::I64Extend16S => self.unary(I64, |value| format!("(s64)(s16){value}"))?,
            O::I64Extend32S => self.unary(I64, |value| format!("(s64)(s32){value}"))?,
            O::F32Add => self.infix(F32, "+")?,
            O::F32Sub => self.infix(F32, "-")?,
            O::F32Mul => self.infix(F32, "*")?,
            O::F32Div => self.infix(F32, "/")?,
            O::F64Add => self.infix(F64, "+")?,
            O::F64Sub => self.infix(F64, "-")?,
            O::F64Mul => self.infix(F64, "*")?,
            O::F64Div => self.infix(F64, "/")?,
            O::F32Abs => self.named(F32, "fabsf", 1)?,
            O::F32Neg => self.unary(F32, |value| format!("-{value}"))?,
            O::F32Sqrt => self.named(F32, "sqrtf", 1)?,
            O::F32Ceil => self.named(F32, "ceilf", 1)?,
            O::F32Floor => self.named(F32, "floorf", 1)?,
            O::F32Trunc => self.named(F32, "truncf", 1)?,
            O::F32Nearest => self.named(F32, "nearbyintf", 1)?,
            O::F32Copysign => self.named(F32, "copysignf", 2)?,
            O::F64Abs => self.named(F64, "fabs", 1)?,
            O::F64Neg => self.unary(F64, |value| format!("-{value}"))?,
            O::F64Sqrt => self.named(F64, "sqrt", 1)?,
            O::F64Ceil => self.named(F64, "ceil", 1)?,
            O::F64Floor => self.named(F64, "floor", 1)?,
            O::F64Trunc => self.named(F64, "trunc", 1)?,
            O::F64Nearest => self.named(F64, "nearbyint", 1)?,
            O::F64Copysign => self.named(F64, "copysign", 2)?,
            O::F64ConvertI32S => self.unary(F64, |value| format!("(double)(s32){value}"))?,
            O::F64ConvertI32U | O::F64ConvertI64U => self.unary(F64, |value| format!("(double){value}"))?,
            O::F64ConvertI64S => self.unary(F64, |value| format!("(double)(s64){value}"))?,
            O::F32ConvertI32S => self.unary(F32, |value| format!("(float)(s32){value}"))?,
            O::F32ConvertI32U | O::F32ConvertI64U => self.unary(F32, |value| format!("(float){value}"))?,
            O::F32ConvertI64S => self.unary(F32, |value| format!("(float)(s64){value}"))?,
            O::F64PromoteF32 => self.unary(F64, |value| format!("(double){value}"))?,
            O::F32DemoteF64 => self.unary(F32, |value| format!("(float){value}"))?,
            O::I32ReinterpretF32 => self.named(I32, "bits_of_float", 1)?,
            O::I64ReinterpretF64 => self.named(I64, "bits_of_double", 1)?,
            O::F32ReinterpretI32 => self.named(F32, "float_of", 1)?,
            O::F64ReinterpretI64 => self.named(F64, "double_of", 1)?,
            O::I32TruncSatF64S | O::I32TruncSatF32S => self.named(I32, "whole_s32", 1)?,
            O::I32TruncSatF64U | O::I32TruncSatF32U => self.named(I32, "whole_u32", 1)?,
            O::I64TruncSatF64S | O::I64TruncSatF32S => self.named(I64, "whole_s64", 1)?,
            O::I64TruncSatF64U | O::I64TruncSatF32U => self.named(I64, "whole_u64", 1)?,
            other => return Err(format!("no C is known for the instruction {other:?}")),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_survive_as_a_literal() {
        let mut c = String::new();
        literal(b"a\"\\\n\x001?\xff9 z", &mut c);
        assert_eq!(c, "\n\"a\\\"\\\\\\n\\0001\\?\\3779 z\"");
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(translate(b"no module").is_err());
    }
}
