import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../set-up/workspace.mjs';
import { readDoorSources, resolveAlias } from '../../packages/door-sources.ts';
import type { Document, Snippet } from './read-documents.ts';

/** A name that a door exports, with what its source says about it. */
export interface Explanation {
  /** The first door that exports it, as an app imports it. */
  door: string;
  name: string;
  /** Types vanish when a program is compiled; components are functions of a `.tsx` file with a capital. */
  kind: 'component' | 'type' | 'value';
  /** Its declaration: `libs/money/src/vat/add-vat.ts:27`. */
  place: string;
  isDescribed: boolean;
  examples: readonly Snippet[];
  /** Options and props without a comment, of the name itself or of what it takes: `libs/ui/src/a.ts:3 AProps.size`. */
  unexplainedMembers: readonly string[];
}

/** True for types whose members a caller writes: each one has a comment. */
const isWritten = (declaration: ts.Declaration): boolean =>
  /(?:Options|Props|Settings|Facts|Policy|Limits|Definition|Context|Slots)$/.test(
    ts.getNameOfDeclaration(declaration)?.getText() ?? '',
  );

/** Reads the names of all doors, with what their sources say about them. */
export function readExplanations(): Explanation[] {
  const { checker, doors } = readDoorSources();
  const explained = new Set<ts.Symbol>();
  const found: Explanation[] = [];
  for (const [door, names] of doors)
    for (const { name, symbol } of names) {
      // Names of other packages are explained there.
      if (explained.has(symbol) || !symbol.declarations) continue;
      explained.add(symbol);
      found.push(explainSymbol(symbol, { door, name, names, checker }));
    }
  return found;
}

interface SymbolContext {
  door: string;
  name: string;
  names: readonly { name: string; symbol: ts.Symbol }[];
  checker: ts.TypeChecker;
}

function explainSymbol(symbol: ts.Symbol, { door, name, names, checker }: SymbolContext): Explanation {
  const declarations = symbol.declarations ?? [];
  const comments = declarations.flatMap(listComments);
  const kind = getKind(symbol);
  const written = new Set<ts.Declaration>();
  const addWritten = (declaration: ts.Declaration): void => {
    for (const node of listMentioned(declaration)) {
      const mentioned = checker.getSymbolAtLocation(node);
      for (const other of (mentioned && resolveAlias(mentioned, checker).declarations) ?? []) {
        if (written.has(other) || !isWritten(other)) continue;
        written.add(other);
        addWritten(other);
      }
    }
  };
  for (const declaration of declarations) {
    if (isWritten(declaration)) written.add(declaration);
    addWritten(declaration);
  }
  return {
    ...{ door, name, kind },
    place: getPlace(declarations[0] ?? fail(name)),
    isDescribed: declarations.some(isDescribed),
    examples: comments.flatMap((comment) => readExamples(comment, kind, door, names)),
    unexplainedMembers: [...written].flatMap(listUnexplained),
  };
}

function getKind(symbol: ts.Symbol): Explanation['kind'] {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return /^[A-Z]/.test(symbol.name) && file.endsWith('.tsx') ? 'component' : 'value';
}

const getPlace = (node: ts.Node): string => {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(root, source.fileName)}:${line + 1}`;
};

const listComments = (node: ts.Node): ts.JSDoc[] => ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);

/** True for a comment with words of its own, beside tags. */
const isDescribed = (node: ts.Node): boolean =>
  listComments(node).some((comment) => /\w/.test(splitTags(comment.getText())[0]?.text ?? ''));

/** Lists the names in the types that a declaration states, not those that its body uses. */
function listMentioned(node: ts.Node): ts.Node[] {
  if (ts.isBlock(node)) return [];
  const found: ts.Node[] = [];
  node.forEachChild((child) => {
    if (ts.isTypeReferenceNode(child)) found.push(child.typeName);
    if (ts.isExpressionWithTypeArguments(child)) found.push(child.expression);
    found.push(...listMentioned(child));
  });
  return found;
}

/** Lists the members of an interface or an object type that have no comment. */
function listUnexplained(declaration: ts.Declaration): string[] {
  const types: readonly ts.Node[] = ts.isTypeAliasDeclaration(declaration)
    ? ts.isIntersectionTypeNode(declaration.type) || ts.isUnionTypeNode(declaration.type)
      ? declaration.type.types
      : [declaration.type]
    : [declaration];
  return types
    .flatMap((type) =>
      ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type) ? [...type.members] : [],
    )
    .filter((member) => !isDescribed(member))
    .map((member) => {
      const owner = ts.getNameOfDeclaration(declaration)?.getText();
      return `${getPlace(member)} ${owner}.${member.name?.getText() ?? 'call'}`;
    });
}

interface Tag {
  name: string | undefined;
  /** Its text, with the line of the comment on which it begins. */
  text: string;
  line: number;
}

/** Splits a comment into its description and its tags. */
function splitTags(comment: string): Tag[] {
  const tags: Tag[] = [{ name: undefined, text: '', line: 0 }];
  for (const [at, line] of comment
    .replace(/^\/\*\*|\s*\*\/$/g, '')
    .split('\n')
    .entries()) {
    const text = line.replace(at === 0 ? /^\s+/ : /^\s*\* ?/, '');
    const [, name, rest = ''] = /^@(\w+) ?(.*)$/.exec(text) ?? [];
    const last = tags.at(-1);
    if (name !== undefined) tags.push({ name, text: rest, line: rest === '' ? at + 1 : at });
    else if (last) last.text += last.text === '' && last.name !== undefined ? text : `\n${text}`;
  }
  return tags;
}

function readExamples(
  comment: ts.JSDoc,
  kind: Explanation['kind'],
  door: string,
  names: SymbolContext['names'],
): Snippet[] {
  const [file, first] = getPlace(comment).split(':');
  return splitTags(comment.getText())
    .filter(({ name }) => name === 'example')
    .map(({ text, line }) => {
      const code = `${text.trim()}\n`;
      const language = kind === 'component' || /<\/|\/>/.test(code) ? 'tsx' : 'ts';
      return {
        ...{ place: `${file}:${Number(first) + line - 1}`, language, note: undefined, code, file: undefined },
        firstLine: renderImports(code, door, names),
      };
    });
}

/** Renders imports of the names of a door, and of those that are given, that an example uses and does not declare. */
function renderImports(code: string, door: string, names: SymbolContext['names']): string {
  const unknown = listUnknown(code);
  const imported = names
    .filter(({ name }) => unknown.has(name))
    .map(({ name, symbol }) => (symbol.flags & ts.SymbolFlags.Value ? name : `type ${name}`));
  const ownNames = new Set(names.map(({ name }) => name));
  const used = given.filter((name) => unknown.has(name) && !ownNames.has(name));
  const imports = [
    ...(imported.length > 0 ? [`import { ${imported.join(', ')} } from '${door}';`] : []),
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '../given.ts';`] : []),
  ];
  return imports.join(' ') || 'export {};';
}

/** The module of what examples are given. It is beside their folders. */
export const givenModule = readFileSync(join(import.meta.dirname, 'given.ts'), 'utf8');

const given = [...givenModule.matchAll(/^export (?:declare )?(?:const|function) (\w+)/gm)].map(
  ([, name = '']) => name,
);

/** Lists the names that an example uses and does not declare. */
function listUnknown(code: string): Set<string> {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) (isDeclared(node) ? declared : used).add(node.text);
    node.forEachChild(visit);
  };
  visit(source);
  return new Set([...used].filter((name) => !declared.has(name)));
}

/** True for the name of a property, which is no name of the program; not for `{ name }`, which is both. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  const hasName =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isJsxAttribute(parent);
  return hasName && parent.name === node;
}

const isDeclared = (node: ts.Identifier): boolean =>
  (node.parent as ts.NamedDeclaration).name === node && !ts.isShorthandPropertyAssignment(node.parent);

/** Groups the examples of doc comments by file, as documents are. */
export function toDocuments(explanations: readonly Explanation[]): Document[] {
  const snippets = explanations.flatMap(({ examples }) => examples);
  const byFile = Object.groupBy(snippets, ({ place }) => place.replace(/:\d+$/, ''));
  return Object.entries(byFile).map(([name, own = []]) => ({
    ...{ name, text: '', snippets: own, hidden: new Map(), continues: undefined },
  }));
}

/** Lists the names that the examples of a library's README import, as `door#name`. */
export function listShown(documents: readonly Document[]): Set<string> {
  const shown = new Set<string>();
  for (const { name: document, snippets } of documents) {
    if (!document.startsWith('libs/')) continue;
    for (const { code, note } of snippets) {
      if (note === 'fragment') continue;
      for (const [, names = '', door = ''] of code.matchAll(
        /^(?:import|export) \{([^}]*)\} from '([^']*)'/gm,
      ))
        for (const name of names.split(','))
          shown.add(
            `${door}#${name
              .trim()
              .replace(/^type /, '')
              .replace(/ as .*/, '')}`,
          );
    }
  }
  return shown;
}

const fail = (name: string): never => {
  throw new Error(`${name} is not in the program.`);
};
