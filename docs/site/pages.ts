import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Folder of all links, which the build replaces by relative ones: no text has it. */
export const base = '/guildhall-docs';

/** Name of this version and of its folder, from `tools/docs.mjs`. */
export const version = process.env['DOCS_VERSION'] ?? '';

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
      path === 'docs/errors.md' ? addAnchors(moveLinks(text, path)) : moveLinks(text, path) + listFiles(path),
    );
  }
}

/** Writes a page. Starlight shows its title, which is the first line of the text, or else the name of the file. */
export function writePage(file: string, text: string): void {
  const name = basename(file, '.md');
  const [, title = name.charAt(0).toUpperCase() + name.slice(1), rest = text] =
    /^# (.+)\n([^]*)$/.exec(text) ?? [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: ${JSON.stringify(title.replaceAll('`', ''))}\n---\n${rest}`);
}

/** The app to copy, whose files are below its README: readers of the site have no other place to see them. */
const example = 'examples/next/';

function listFiles(path: string): string {
  const cwd = join(root, example);
  const pattern = path === `${example}README.md` ? '{*,!(node_modules)/**/*}.{ts,tsx,css,json,env}' : '';
  const read = (file: string) => `${extname(file).slice(1)}\n${readFileSync(join(cwd, file), 'utf8')}`;
  const toSection = (file: string) => `\n<a id="${file}"></a>\n\n## ${file}\n\n\`\`\`${read(file)}\`\`\`\n`;
  return globSync(pattern, { cwd }).toSorted().map(toSection).join('');
}

const links = /(!?\[(?:\\.|[^\][\\]|\[[^\]]*\])*\])\(([^)\s]+)\)/g;

const moveLinks = (text: string, path: string): string =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(links, (_, label: string, link: string) => {
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
  if (target.startsWith(example) && extname(target))
    return `${base}/examples/next.html#${target.slice(example.length)}`;
  return extname(target) === '.webp' ? `${base}/pictures/${basename(target)}` : undefined;
}

/** Makes each code of an error a target of links, `errors.html#GUILDHALL_MONEY_RATE`, which may be broken at its parts. */
const addAnchors = (text: string): string =>
  text.replace(
    /^\| `([A-Z_]+)`/gm,
    (_, code: string) => `| <code id="${code}">${code.replaceAll('_', '_<wbr>')}</code>`,
  );
