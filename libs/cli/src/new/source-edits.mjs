import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../machine/installation.mjs';

/** The compiler of the site: a production installation has none. */
const ts = /** @type {typeof import('typescript')} */ (
  createRequire(join(root, 'package.json'))('typescript')
);

/** @typedef {import('typescript').SourceFile} SourceFile */
/** @typedef {import('typescript').Node} Node */
/** @typedef {{ index: number, text: string }} Insertion Text that is inserted into a file. */

/**
 * Reads a TypeScript file, whose syntax says where to edit it: its formatting does not matter.
 *
 * @param {string} file
 * @param {string} text
 */
const parseSource = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/**
 * Edits the text of a TypeScript file.
 *
 * @param {string} file Its name in messages.
 * @param {string} text
 * @param {(source: SourceFile) => readonly Insertion[]} edit
 */
export function editText(file, text, edit) {
  return edit(parseSource(file, text))
    .toSorted((a, b) => b.index - a.index)
    .reduce(
      (changed, { index, text: added }) => changed.slice(0, index) + added + changed.slice(index),
      text,
    );
}

/**
 * Adds an import in alphabetical order of the paths.
 *
 * @param {SourceFile} source
 * @param {string} names
 * @param {string} from
 * @returns {Insertion}
 */
export function addImport(source, names, from) {
  const imports = source.statements.filter(ts.isImportDeclaration);
  const next = imports.find((one) => getSpecifier(one) > from && isNear(one, from));
  const last = imports.filter((one) => isNear(one, from)).at(-1) ?? imports.at(-1);
  const text = `import { ${names} } from '${from}';\n`;
  return { index: next ? next.getStart(source) : last ? last.getEnd() + 1 : 0, text };
}

/** @typedef {import('typescript').ImportDeclaration} ImportDeclaration */

/** @param {ImportDeclaration} one */
const getSpecifier = (one) => (ts.isStringLiteral(one.moduleSpecifier) ? one.moduleSpecifier.text : '');

/**
 * @param {ImportDeclaration} one
 * @param {string} from
 */
const isNear = (one, from) =>
  getSpecifier(one).split('/')[0] === from.split('/')[0] && !one.importClause?.phaseModifier;

/**
 * Adds a name to an import of a path, unless it is there.
 *
 * @param {SourceFile} source
 * @param {string} name
 * @param {string} from
 * @returns {Insertion[]}
 */
export function addImportedName(source, name, from) {
  const names = source.statements
    .filter(ts.isImportDeclaration)
    .filter((one) => getSpecifier(one) === from)
    .flatMap((one) => one.importClause?.namedBindings ?? [])
    .find(ts.isNamedImports);
  if (!names) return [addImport(source, name, from)];
  if (names.elements.some((one) => one.name.text === name)) return [];
  return [atEnd(names.elements, names.getEnd() - 1, name)];
}

/**
 * Adds a property at the end of a constant object.
 *
 * @param {SourceFile} source
 * @param {string} constant
 * @param {string} text
 */
export function addProperty(source, constant, text) {
  const object = findValue(source, constant);
  if (!object || !ts.isObjectLiteralExpression(object))
    throw createMissingError(source, `the object ${constant}`);
  return atEnd(object.properties, object.getEnd() - 1, text);
}

/**
 * Adds a property at the end of the object that is a call's only argument, or with `name` of an object or a list that is a
 * property of it: `call({ [name]: { … } })`.
 *
 * @param {SourceFile} source
 * @param {{ call: string, name?: string, isList?: boolean }} place
 * @param {string} text
 */
export function addArgumentProperty(source, { call, name, isList = false }, text) {
  const argument = findArgument(source, call);
  if (!argument) throw createMissingError(source, `a call of ${call} with an object`);
  if (name === undefined) return atEnd(argument.properties, argument.getEnd() - 1, text);
  const property = argument.properties.find((one) => one.name?.getText(source) === name);
  const [open, close] = isList ? '[]' : '{}';
  if (!property)
    return atEnd(argument.properties, argument.getEnd() - 1, `${name}: ${open} ${text} ${close}`);
  const value = ts.isPropertyAssignment(property) ? property.initializer : property;
  if (isList && ts.isArrayLiteralExpression(value)) return atEnd(value.elements, value.getEnd() - 1, text);
  if (!isList && ts.isObjectLiteralExpression(value))
    return atEnd(value.properties, value.getEnd() - 1, text);
  throw createMissingError(source, `the ${isList ? 'list' : 'object'} ${name} in ${call}`);
}

/**
 * @param {SourceFile} source
 * @param {string} call
 */
function findArgument(source, call) {
  /**
   * @param {Node} node
   * @returns {import('typescript').ObjectLiteralExpression | undefined}
   */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === call) {
      const [argument] = node.arguments;
      return argument && ts.isObjectLiteralExpression(argument) ? argument : undefined;
    }
    return ts.forEachChild(node, visit);
  };
  return visit(source);
}

/**
 * Adds an element at the end of a constant array.
 *
 * @param {SourceFile} source
 * @param {string} constant
 * @param {string} text
 */
export function addElement(source, constant, text) {
  const list = findValue(source, constant);
  if (!list || !ts.isArrayLiteralExpression(list)) throw createMissingError(source, `the list ${constant}`);
  return atEnd(list.elements, list.getEnd() - 1, text);
}

/**
 * Finds the value of a constant, without its type assertions.
 *
 * @param {SourceFile} source
 * @param {string} constant
 */
function findValue(source, constant) {
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText(source) === constant);
  let value = declaration?.initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  return value;
}

/**
 * @param {import('typescript').NodeArray<Node>} nodes
 * @param {number} emptyAt
 * @param {string} text
 * @returns {Insertion}
 */
function atEnd(nodes, emptyAt, text) {
  const last = nodes.at(-1);
  return last ? { index: last.getEnd(), text: `, ${text}` } : { index: emptyAt, text };
}

/**
 * @param {SourceFile} source
 * @param {string} what
 */
const createMissingError = (source, what) =>
  new Error(
    `${source.fileName} no longer has ${what}: add the line by hand, or put it back and run this again.`,
  );

/**
 * Returns true for a name that a constant can have.
 *
 * @param {string} name
 */
export const isIdentifier = (name) =>
  ts.createScanner(ts.ScriptTarget.Latest, true, undefined, name).scan() === ts.SyntaxKind.Identifier;
