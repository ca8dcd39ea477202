import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPhrases } from './phrases.mjs';

const root = join(import.meta.dirname, '../..');
const documents = globSync(
  ['*.md', 'docs/{*,guides/*,decisions/*}.md', '{apps,libs,tools}/*/README.md', 'tools/README.md'],
  {
    cwd: root,
  },
).toSorted();

/** Returns a document without its examples of mistakes and its code, where a phrase may be a name. */
const readProse = (document: string): string =>
  readFileSync(join(root, document), 'utf8')
    .replace(/<!-- mistakes -->[^]*?<!-- end -->/g, '')
    .replace(/^```[^]*?^```$/gm, '')
    .replace(/`[^`\n]+`/g, '``')
    .replace(/\s+/g, ' ');

/** Returns the anchors that GitHub creates for the headings of a document. */
const listAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function findBrokenLinks(document: string): string[] {
  const links = readProse(document).matchAll(/\]\(([^\s)]+)\)/g);
  return [...links]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/i.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path ? join(root, dirname(document), path) : join(root, document);
      if (!existsSync(file)) return true;
      return anchor && statSync(file).isFile() && !listAnchors(readFileSync(file, 'utf8')).includes(anchor);
    });
}

/** Returns the numbers of decisions that a text outside of their folder cites. */
const listCited = (): Set<string> => {
  const files = globSync(['*.md', 'docs/{*,guides/*}.md', '{apps,libs,tools}/**/*.{md,ts,tsx,mjs}'], {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/decisions\/(\d{4})/g)].map(([, number = '']) => number)),
  );
};

describe('documents', () => {
  it.each(documents)('%s is plain English', (document) => {
    expect(findPhrases(readProse(document))).toEqual([]);
  });

  it.each(documents)('%s has no broken links', (document) => {
    expect(findBrokenLinks(document)).toEqual([]);
  });

  it('cites each decision where it binds, and none that does not exist', () => {
    const decisions = globSync('docs/decisions/0*.md', { cwd: root }).map((file) =>
      basename(file).slice(0, 4),
    );
    expect([...listCited()].toSorted()).toEqual(decisions.toSorted());
  });
});
