import { type Expression, type MethodDeclaration, Node, type ParameterDeclaration } from 'ts-morph';
import type { Site } from '../../site/site.ts';
import { addImport } from '../names/imports.ts';
import { addHelper, toFunction } from './functions.ts';
import type { MemberChange } from './member-changes.ts';

/** Rewrites one place that names a member: its name, and the unit of what is written or read there. */
export function convertUse(site: Site, node: Node, change: MemberChange): void {
  const parent = node.getParentOrThrow();
  if (Node.isPropertyAssignment(parent)) convertWritten(parent.getInitializerOrThrow(), change);
  else if (Node.isShorthandPropertyAssignment(parent))
    return void parent.replaceWithText(`${change.to}: ${write(node.getText(), node, change)}`);
  else if (Node.isMethodDeclaration(parent) && change.unit === 'contact')
    return void parent.replaceWithText(`${change.to}: ${wrapContact(parent)}`);
  else if (Node.isMethodDeclaration(parent)) convertParameter(parent.getParameters()[0], change);
  else if (Node.isPropertyAccessExpression(parent)) return convertRead(parent, change);
  else if (Node.isBindingElement(parent)) return bind(site, parent.getNameNode(), node, change);
  node.replaceWithText(change.to);
}

function convertWritten(value: Expression, change: MemberChange): void {
  const isFunction = Node.isArrowFunction(value) || Node.isFunctionExpression(value);
  if (change.unit === 'contact') value.replaceWithText(wrapContact(value));
  else if (change.unit === 'first parameter in seconds') {
    if (isFunction) convertParameter(value.getParameters()[0], change);
  } else if (change.unit !== undefined) value.replaceWithText(write(value.getText(), value, change));
}

/** The text of a value that is written, as it is now. */
function write(text: string, value: Node, { of, from, unit }: MemberChange): string {
  if (unit === 'fact') return `{ ${from}: ${text} }`;
  if (unit === 'amount') {
    const [first] = value.getSourceFile().getImportDeclarations();
    if (first) addImport(first, '@guildhall/money', { name: 'toMinorUnits', isType: false });
    return `toMinorUnits(${text})`;
  }
  if (unit !== 'seconds' || text === '0') return text;
  const isSimple = /^[\w.]+$/.test(text) || (Node.isCallExpression(value) && !text.includes('\n'));
  const product = `${isSimple ? text : `(${text})`} * 1000`;
  const type = value.getType();
  // The times of a page are optional.
  const mayBeMissing = type.isNullable() || (of === 'VendorPage' && type.isAny() && isSimple);
  return mayBeMissing ? `${text} === undefined ? undefined : ${product}` : product;
}

/** Wraps a function that returned an address: the contact has a name too, which may be empty. */
function wrapContact(old: Expression | MethodDeclaration): string {
  addHelper(
    old.getSourceFile(),
    'toContact',
    `/** The contact of a customer, as it was read by its address alone. */
function toContact(email: string | undefined) {
  return email === undefined ? undefined : { email, name: '' };
}`,
  );
  return `async (customerId) => toContact(await (${toFunction(old)})(customerId))`;
}

function convertRead(access: Node, { unit, from, to }: MemberChange): void {
  const renamed = access.getText().replace(new RegExp(`${from}$`), to);
  const parent = access.getParent();
  if (unit === 'first parameter in seconds' && Node.isCallExpression(parent)) {
    const [first, ...rest] = parent.getArguments().map((argument) => argument.getText());
    parent.replaceWithText(`${renamed}(${[`(${first}) * 1000`, ...rest].join(', ')})`);
  } else if (unit === 'contact' && Node.isCallExpression(parent)) {
    const waited = Node.isAwaitExpression(parent.getParent()) ? parent.getParent() : undefined;
    const call = parent.getText().replace(access.getText(), renamed);
    if (waited) waited.replaceWithText(`(await ${call})?.email`);
    else parent.replaceWithText(`${call}.then((contact) => contact?.email)`);
  } else if (unit === 'fact') access.replaceWithText(`${renamed}?.['${from}']`);
  else if (unit === 'seconds') {
    const isOptional = access.getType().isNullable();
    access.replaceWithText(isOptional ? `((${renamed} ?? NaN) / 1000)` : `(${renamed} / 1000)`);
  } else access.replaceWithText(renamed);
}

/** A method that got seconds gets ms: it converts them wherever it used its parameter. */
function convertParameter(parameter: ParameterDeclaration | undefined, { unit }: MemberChange): void {
  const name = parameter?.getNameNode();
  if (unit !== 'first parameter in seconds' || !Node.isIdentifier(name)) return;
  const uses = name.findReferencesAsNodes().filter((use) => use.getParent() !== parameter);
  for (const use of uses.toSorted((a, b) => b.getStart() - a.getStart()))
    use.replaceWithText(`Math.floor(${use.getText()} / 1000)`);
}

/** `{ deleted }` becomes `{ isDeleted: deleted }`. */
function bind(site: Site, name: Node, node: Node, { of, to, unit }: MemberChange): void {
  const file = node.getSourceFile();
  if (unit === 'seconds')
    site.tasks.push({
      file: site.getPath(file),
      line: node.getStartLineNumber(),
      text: `${to} of ${of} is in ms since 1970, no longer in seconds: divide it by 1000 where you use it.`,
    });
  node.replaceWithText(name === node ? `${to}: ${node.getText()}` : to);
}
