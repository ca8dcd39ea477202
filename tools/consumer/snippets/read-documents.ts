import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../set-up/workspace.mjs';

/** A fenced example of a document. */
export interface Snippet {
  /** The document and the line of its fence: `docs/guides/measure.md:12`. */
  place: string;
  language: string;
  /** The word after the language: `fragment`, `part=organisation`, `file=Page.tsx`. */
  note: string | undefined;
  code: string;
  /** The file that the example is, if its first comment or its note names one. */
  file: string | undefined;
  /** The line that a program has before it; by default it makes the example a module. */
  firstLine?: string;
}

/** A document whose examples readers copy. */
export interface Document {
  name: string;
  text: string;
  snippets: readonly Snippet[];
  /** Files that the reader has to write, and that the document hides: `<!-- file a.ts … -->`. */
  hidden: ReadonlyMap<string, string>;
  /** The document whose files and packages this one adds to: `<!-- continues your-own-site.md -->`. */
  continues: string | undefined;
}

const fence = /^( *)```(\w*)(?: (\S+))?\n([^]*?)^\1```$/gm;
const hiddenFile = /^<!-- file (\S+)\n([^]*?)^-->$/gm;
const named = /^(?:\/\/|\/\*|<!--|#) (\.?[\w./-]+\.(?:tsx?|css|json|svg)|\.env)\b/;

export function readDocument(name: string, text: string): Document {
  const [, continues] = /^<!-- continues (\S+) -->$/m.exec(text) ?? [];
  return {
    name,
    text,
    snippets: [...text.matchAll(fence)].map(
      ({ index, 1: indent, 2: language = '', 3: note, 4: body = '' }) => {
        const code = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
        const file = note?.startsWith('file=') ? note.slice('file='.length) : named.exec(code)?.[1];
        return { place: `${name}:${text.slice(0, index).split('\n').length}`, language, note, code, file };
      },
    ),
    hidden: new Map([...text.matchAll(hiddenFile)].map(([, file = '', code = '']) => [file, code])),
    continues: continues && join(dirname(name), continues),
  };
}

/** Reads all documents whose examples readers copy: READMEs of packages, and guides. */
export function readDocuments(): Document[] {
  return globSync(['README.md', 'libs/*/README.md', 'docs/guides/*.md'], { cwd: root })
    .toSorted()
    .map((name) => readDocument(name, readFileSync(join(root, name), 'utf8')));
}
