import { Node, type SourceFile } from 'ts-morph';

/** Returns a member of an object as the text of a function. */
export function toFunction(member: Node): string {
  if (Node.isPropertyAssignment(member)) return member.getInitializerOrThrow().getText();
  if (Node.isShorthandPropertyAssignment(member)) return member.getName();
  if (!Node.isMethodDeclaration(member)) return member.getText();
  const parameters = member.getParameters().map((one) => one.getText());
  const type = member.getReturnTypeNode();
  const result = type ? `: ${type.getText()}` : '';
  return `${member.isAsync() ? 'async ' : ''}(${parameters.join(', ')})${result} => ${member.getBodyOrThrow().getText()}`;
}

/** Adds a function at the end of a file, unless it has one of that name. */
export function addHelper(file: SourceFile, name: string, text: string): void {
  if (file.getFunction(name)) return;
  file.addStatements(`\n${text}`);
}
