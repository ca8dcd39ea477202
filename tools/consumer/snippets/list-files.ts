import type { Document, Snippet } from './read-documents.ts';

/** A file of a program that has the examples of one document. */
export interface SnippetFile {
  path: string;
  code: string;
  /** The example; none for files of other documents. */
  snippet: Snippet | undefined;
}

/** The function, and its door, whose first parameter an example with this note is a part of. */
const wholes: Readonly<Record<string, readonly [name: string, door: string]>> = {
  build: ['guildhall', '@guildhall/site/vite'],
  organisation: ['defineOrganisation', '@guildhall/organisation'],
  server: ['runSite', '@guildhall/site/server'],
  site: ['defineSite', '@guildhall/site'],
  texts: ['defineTexts', '@guildhall/site'],
};

export const isTypeScript = ({ language }: Snippet): boolean => /^tsx?$/.test(language);

/** Lists the files that the examples of a document are, with those that it adds to. */
export function listFiles(document: Document, documents: readonly Document[]): SnippetFile[] {
  const files = new Map<string, SnippetFile>();
  const before = documents.find(({ name }) => name === document.continues);
  for (const { path, code, snippet } of before ? listFiles(before, documents) : [])
    if (!snippet || snippet.file !== undefined) files.set(path, { path, code, snippet: undefined });
  for (const [path, code] of document.hidden) files.set(path, { path, code, snippet: undefined });
  for (const snippet of document.snippets) {
    if (!isTypeScript(snippet) || snippet.note === 'fragment') continue;
    const line = snippet.place.split(':')[1];
    const path = snippet.file ?? `line-${line}.${snippet.language}`;
    // A file that is shown twice must compile as each of both.
    const isTaken = files.get(path)?.snippet !== undefined;
    files.set(isTaken ? path.replace('.', `-${line}.`) : path, {
      path: isTaken ? path.replace('.', `-${line}.`) : path,
      code: complete(snippet),
      snippet,
    });
  }
  return [...files.values()];
}

/**
 * Completes an example with one line before it, so that its lines are those of the document. A part may begin with imports:
 * the object then begins on the empty line after them.
 */
function complete({ note, code, firstLine = 'export {};' }: Snippet): string {
  if (!note?.startsWith('part=')) return `${firstLine}\n${code}`;
  const [name, door] = wholes[note.slice('part='.length)] ?? [];
  if (name === undefined) throw new Error(`There is nothing of which ${note} is a part.`);
  const [imports = ''] = /^(?:import .*\n)*/.exec(code) ?? [];
  const opening = `export const part: Partial<Parameters<typeof ${name}>[0]> = {`;
  const body = imports ? `\n${imports}${opening}${code.slice(imports.length)}` : `${opening}\n${code}`;
  return `import { ${name} } from '${door}'; ${body}};\n`;
}
