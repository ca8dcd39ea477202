import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StarlightUserConfig } from '@astrojs/starlight/types';

type Sidebar = NonNullable<StarlightUserConfig['sidebar']>;

const folder = join(import.meta.dirname, 'dist/pages');

/** The guides in the order of reading; those that are in no list are in the last group. */
const guides: Record<string, string[]> = {
  'Build a site': ['install-the-libraries', 'your-own-site', 'your-own-api', 'run-your-own', 'wordpress'],
  'Connect suppliers': [
    'connect-a-shop',
    'connect-billing',
    'bill-by-invoice',
    'connect-identity',
    'consent-and-tags',
  ],
  'Write and publish': ['paste-and-preview', 'found-and-shared'],
  'Operate it': [
    'operate',
    'deploy-without-a-gap',
    'upgrade',
    'database',
    'share-through-redis',
    'scale',
    'measure',
  ],
};
const listed = Object.values(guides).flat();

const list = (pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((file) => file.slice(0, -'.md'.length))
    .toSorted();

/** Lists all pages, of which some exist only after a command or a release. */
export function createSidebar(): Sidebar {
  const others = list('guides/*.md')
    .map((page) => basename(page))
    .filter((guide) => !listed.includes(guide));
  const existing = (...pages: string[]) => pages.filter((page) => existsSync(join(folder, `${page}.md`)));
  return [
    { label: 'Start', slug: 'index' },
    ...existing('errors', 'stories', 'changelog'),
    ...Object.entries(guides).map(([label, names]) => ({
      label,
      items: [
        ...(label === 'Write and publish' ? ['blocks', 'entries'] : []),
        ...names.map((name) => `guides/${name}`),
      ],
    })),
    { label: 'Packages', items: list('packages/*.md').map(createPackage) },
    {
      label: 'Change it',
      items: [
        ...existing('contributing', 'architecture', 'glossary', 'tools'),
        ...others.map((name) => `guides/${name}`),
        ...existing('behaviour', 'cases', 'browsers', 'security'),
        { label: 'Decisions', collapsed: true, items: ['decisions', ...list('decisions/*.md')] },
        { label: 'Sites and tests', collapsed: true, items: list('{apps,examples}/*.md') },
      ],
    },
    { label: 'All versions', link: '/../index.html' },
  ];
}

/** A package, with the reference of its doors and its changes. */
function createPackage(page: string) {
  const name = basename(page);
  const doors = list(`reference/{${name},${name}/*}.md`);
  const changes = list(`${page}/changelog.md`).map((slug) => ({ label: 'Changelog', slug }));
  return { label: name, collapsed: true, items: [{ label: 'Overview', slug: page }, ...doors, ...changes] };
}
