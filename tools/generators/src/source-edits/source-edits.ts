import { applyChangesToString, ChangeType, type StringChange, type Tree } from '@nx/devkit';
import ts from 'typescript';

/** Changes a TypeScript file by what its syntax says, so that its layout does not matter. */
export function editSource(tree: Tree, file: string, edit: (source: ts.SourceFile) => StringChange[]): void {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is not there: this generator needs it. Has it moved?`);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  tree.write(file, applyChangesToString(text, edit(source)));
}

const insert = (index: number, text: string): StringChange => ({ type: ChangeType.Insert, index, text });

/** An import among the others, in the order of their addresses. */
export function addImport(source: ts.SourceFile, names: string, from: string): StringChange {
  const imports = source.statements.filter(ts.isImportDeclaration);
  const next = imports.find((one) => addressOf(one) > from && isNear(one, from));
  const last = imports.filter((one) => isNear(one, from)).at(-1) ?? imports.at(-1);
  const line = `import { ${names} } from '${from}';\n`;
  return insert(next ? next.getStart(source) : last ? last.getEnd() + 1 : 0, line);
}

const addressOf = (one: ts.ImportDeclaration | ts.ExportDeclaration) =>
  one.moduleSpecifier && ts.isStringLiteral(one.moduleSpecifier) ? one.moduleSpecifier.text : '';

const isNear = (one: ts.ImportDeclaration, from: string) =>
  addressOf(one).split('/')[0] === from.split('/')[0] && !one.importClause?.phaseModifier;

/** A member of a union type, before another one. */
export function addUnionMember(
  source: ts.SourceFile,
  union: string,
  member: string,
  before: string,
): StringChange {
  const alias = source.statements.find(
    (one): one is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(one) && one.name.text === union,
  );
  const types = alias && ts.isUnionTypeNode(alias.type) ? alias.type.types : [];
  const place = types.find((one) => one.getText(source) === before);
  if (!place) throw lost(source, `the union type ${union} with ${before} in it`);
  return insert(place.getStart(source), `${member} | `);
}

/** A declaration before another one and what is written above it. */
export function addBefore(source: ts.SourceFile, name: string, text: string): StringChange {
  const place = source.statements.find(
    (one) => (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
  );
  if (!place) throw lost(source, `the type ${name}`);
  return insert(place.getStart(source, true), `${text}\n\n`);
}

/** A property at the end of the object that a constant holds. */
export function addProperty(source: ts.SourceFile, constant: string, text: string): StringChange {
  const object = find(source, (node): node is ts.ObjectLiteralExpression => {
    const { parent } = node;
    return (
      ts.isObjectLiteralExpression(node) &&
      ts.isVariableDeclaration(parent) &&
      parent.name.getText(source) === constant
    );
  });
  if (!object) throw lost(source, `the object ${constant}`);
  return atEnd(object.properties, object.getEnd() - 1, text);
}

/** An element at the end of the array that `new Map(…)` is made of. */
export function addMapEntry(source: ts.SourceFile, text: string): StringChange {
  const array = find(source, (node): node is ts.ArrayLiteralExpression => {
    const { parent } = node;
    return (
      ts.isArrayLiteralExpression(node) &&
      ts.isNewExpression(parent) &&
      parent.expression.getText(source) === 'Map'
    );
  });
  if (!array) throw lost(source, 'new Map([…])');
  return atEnd(array.elements, array.getEnd() - 1, text);
}

/** A name among those that are exported from a file, in the order of the alphabet. */
export function addExport(source: ts.SourceFile, name: string, from: string): StringChange {
  const exported = source.statements.find(
    (one): one is ts.ExportDeclaration =>
      ts.isExportDeclaration(one) &&
      addressOf(one) === from &&
      one.exportClause !== undefined &&
      ts.isNamedExports(one.exportClause),
  );
  const clause = exported?.exportClause;
  if (!clause || !ts.isNamedExports(clause)) throw lost(source, `export { … } from '${from}'`);
  const next = clause.elements.find((one) => one.name.text > name);
  return next
    ? insert(next.getStart(source), `${name}, `)
    : atEnd(clause.elements, clause.getEnd() - 1, name);
}

function atEnd(nodes: ts.NodeArray<ts.Node>, emptyAt: number, text: string): StringChange {
  const last = nodes.at(-1);
  return last ? insert(last.getEnd(), `, ${text}`) : insert(emptyAt, text);
}

function find<Kind extends ts.Node>(
  source: ts.SourceFile,
  is: (node: ts.Node) => node is Kind,
): Kind | undefined {
  const look = (node: ts.Node): Kind | undefined => (is(node) ? node : ts.forEachChild(node, look));
  return look(source);
}

const lost = (source: ts.SourceFile, what: string) =>
  new Error(
    `${source.fileName} no longer has ${what}: tell this generator where it went (tools/generators/src).`,
  );
