// Writes the pages of the site: its sources are the documents, the doc comments, and the list of a built Storybook.
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { base, root, writePage, writePages } from './pages.ts';
import { writeReference } from './reference.ts';

interface StoryIndex {
  entries: Record<string, { id: string; type: 'docs' | 'story'; title: string; name: string }>;
}

const into = join(import.meta.dirname, 'dist/pages');
const files = join(import.meta.dirname, 'dist/public');
const stories = join(root, 'storybook-static/index.json');

rmSync(into, { recursive: true, force: true });
writePages(into);
await writeReferencePages();
if (existsSync(stories)) writePage(join(into, 'stories.md'), listStories());
cpSync(join(root, 'docs/pictures'), join(files, 'pictures'), { recursive: true });
cpSync(join(root, 'apps/site/public/favicon.svg'), join(files, 'favicon.svg'));

async function writeReferencePages() {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  await writeReference(root, folder);
  for (const file of globSync('@guildhall/**/*.md', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    const links = text.replace(/\]\((?!https?:)([^)\s]*?)\.md/g, ']($1.html');
    writePage(join(into, file.replace('@guildhall', 'reference')), links);
  }
  rmSync(folder, { recursive: true });
}

/** Every component with its states, which are shown on the page itself. */
function listStories(): string {
  const { entries } = JSON.parse(readFileSync(stories, 'utf8')) as StoryIndex;
  const byTitle = Map.groupBy(Object.values(entries), ({ title }) => title);
  const link = (id: string, type: 'docs' | 'story', name: string) =>
    `[${name}](${base}/stories/index.html?path=/${type}/${id})`;
  const lines = [...byTitle].map(([title, states]) => {
    const docs = states.find(({ type }) => type === 'docs');
    const links = states.filter((state) => state !== docs).map(({ id, name }) => link(id, 'story', name));
    const name = title.replaceAll('/', ' / ');
    const first = docs ? link(docs.id, 'docs', `**${name}**`) : `**${name}**`;
    return `- ${[first, links.join(', ')].filter(Boolean).join(': ')}`;
  });
  return `# Stories\n\n<iframe class="stories" title="Storybook" src="${base}/stories/index.html" loading="lazy"></iframe>\n\n${lines.join('\n')}\n`;
}
