import { applyChangesToString, ChangeType, type StringChange, type Tree } from '@nx/devkit';
import ts from 'typescript';

/** Edits a TypeScript file by its syntax tree, so that its formatting does not matter. */
export function editSource(tree: Tree, file: string, edit: (source: ts.SourceFile) => StringChange[]): void {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is not there: this generator needs it. Has it moved?`);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  tree.write(file, applyChangesToString(text, edit(source)));
}

const insert = (index: number, text: string): StringChange => ({ type: ChangeType.Insert, index, text });

/** Adds an import in alphabetical order of the paths. */
export function addImport(source: ts.SourceFile, names: string, from: string): StringChange {
  const imports = source.statements.filter(ts.isImportDeclaration);
  const next = imports.find((one) => getSpecifier(one) > from && isNear(one, from));
  const last = imports.filter((one) => isNear(one, from)).at(-1) ?? imports.at(-1);
  const line = `import { ${names} } from '${from}';\n`;
  return insert(next ? next.getStart(source) : last ? last.getEnd() + 1 : 0, line);
}

const getSpecifier = (one: ts.ImportDeclaration) =>
  ts.isStringLiteral(one.moduleSpecifier) ? one.moduleSpecifier.text : '';

const isNear = (one: ts.ImportDeclaration, from: string) =>
  getSpecifier(one).split('/')[0] === from.split('/')[0] && !one.importClause?.phaseModifier;

/** Adds a property at the end of a constant object. */
export function addProperty(source: ts.SourceFile, constant: string, text: string): StringChange {
  const object = findValue(source, constant);
  if (!object || !ts.isObjectLiteralExpression(object))
    throw createMissingError(source, `the object ${constant}`);
  return atEnd(object.properties, object.getEnd() - 1, text);
}

/** Adds a property at the end of an object that is a property of a call's only argument: `call({ [name]: { … } })`. */
export function addArgumentProperty(
  source: ts.SourceFile,
  { call, name }: { call: string; name: string },
  text: string,
): StringChange {
  const argument = findArgument(source, call);
  if (!argument) throw createMissingError(source, `a call of ${call} with an object`);
  const property = argument.properties.find((one) => one.name?.getText(source) === name);
  if (!property) return atEnd(argument.properties, argument.getEnd() - 1, `${name}: { ${text} }`);
  if (!ts.isPropertyAssignment(property) || !ts.isObjectLiteralExpression(property.initializer))
    throw createMissingError(source, `the object ${name} in ${call}`);
  const { properties } = property.initializer;
  return atEnd(properties, property.initializer.getEnd() - 1, text);
}

function findArgument(source: ts.SourceFile, call: string): ts.ObjectLiteralExpression | undefined {
  const visit = (node: ts.Node): ts.ObjectLiteralExpression | undefined => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === call) {
      const [argument] = node.arguments;
      return argument && ts.isObjectLiteralExpression(argument) ? argument : undefined;
    }
    return ts.forEachChild(node, visit);
  };
  return visit(source);
}

/** Adds an element at the end of a constant array. */
export function addElement(source: ts.SourceFile, constant: string, text: string): StringChange {
  const list = findValue(source, constant);
  if (!list || !ts.isArrayLiteralExpression(list)) throw createMissingError(source, `the list ${constant}`);
  return atEnd(list.elements, list.getEnd() - 1, text);
}

/** Finds the value of a constant, without its type assertions. */
function findValue(source: ts.SourceFile, constant: string): ts.Expression | undefined {
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText(source) === constant);
  let value = declaration?.initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  return value;
}

function atEnd(nodes: ts.NodeArray<ts.Node>, emptyAt: number, text: string): StringChange {
  const last = nodes.at(-1);
  return last ? insert(last.getEnd(), `, ${text}`) : insert(emptyAt, text);
}

const createMissingError = (source: ts.SourceFile, what: string) =>
  new Error(
    `${source.fileName} no longer has ${what}: change this generator to the new place (tools/generators/src).`,
  );
