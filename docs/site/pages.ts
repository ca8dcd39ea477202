import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { readManifest } from '../../tools/consumer/libraries.ts';

export const root = join(import.meta.dirname, '../..');

/** Folder of all links, which the build replaces by relative ones: no text has it. */
export const base = '/guildhall-docs';

/** Folder of this version: `0.1` */
export const version = readManifest(join(root, 'libs/site')).version.replace(/\.\d+$/, '');

/** Documents of the repository, and where the site has them. */
const documents: [pattern: string, place: (path: string) => string][] = [
  ['README.md', () => 'index'],
  ['{CONTRIBUTING,SECURITY,CHANGELOG}.md', (path) => path.toLowerCase()],
  ['docs/{*,guides/*}.md', (path) => path.slice('docs/'.length)],
  ['docs/decisions/*.md', (path) => path.slice('docs/'.length).replace('/README', '')],
  ['tools/README.md', () => 'tools'],
  ['{apps,examples}/*/README.md', (path) => dirname(path)],
  ['libs/*/README.md', (path) => dirname(path).replace('libs', 'packages')],
  ['libs/*/CHANGELOG.md', (path) => path.toLowerCase().replace('libs', 'packages')],
];

/** Names of the site's pages, which are those of their files too, by the documents that they show. */
const pages = new Map(
  documents.flatMap(([pattern, place]) =>
    globSync(pattern, { cwd: root }).map((path) => [path, place(path).replace(/\.md$/, '')] as const),
  ),
);

/**
 * Makes a page of each document. The links of documents are those of the repository: they become the site's, and the text
 * alone remains of one to a file that the site does not show.
 *
 * @param into the folder of Starlight's pages
 */
export function writePages(into: string): void {
  for (const [path, page] of pages) {
    const text = readFileSync(join(root, path), 'utf8');
    writePage(
      join(into, `${page}.md`),
      path === 'docs/errors.md' ? addAnchors(moveLinks(text, path)) : moveLinks(text, path),
    );
  }
}

/** Writes a page, whose title Starlight shows, so that it is not the first line of the text any more. */
export function writePage(file: string, text: string): void {
  const [, title = basename(file, '.md'), rest = text] = /^# (.+)\n([^]*)$/.exec(text) ?? [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: ${JSON.stringify(title.replaceAll('`', ''))}\n---\n${rest}`);
}

const moveLinks = (text: string, path: string): string =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(/(!?\[(?:[^\][]|\[[^\]]*\])*\])\(([^)\s]+)\)/g, (_, label: string, link: string) => {
            const moved = moveLink(link, path);
            return moved === undefined ? label.slice(1, -1) : `${label}(${moved})`;
          }),
    )
    .join('');

function moveLink(link: string, path: string): string | undefined {
  if (/^([a-z]+:|#)/.test(link)) return link;
  const [file = '', anchor] = link.split('#');
  const target = join(dirname(path), file).replace(/\/$/, '');
  const page = pages.get(target) ?? pages.get(`${target}/README.md`);
  if (page !== undefined) return `${base}/${page}.html${anchor ? `#${anchor}` : ''}`;
  return extname(target) === '.webp' ? `${base}/pictures/${basename(target)}` : undefined;
}

/** Makes each code of an error a target of links: `errors.html#GUILDHALL_MONEY_RATE` */
const addAnchors = (text: string): string => text.replace(/^\| `([A-Z_]+)`/gm, '| <span id="$1"></span>`$1`');
