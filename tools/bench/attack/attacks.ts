import type { Stack } from '../stack/stack.ts';

/** Requests that one address sends again after each response. */
export interface Attack {
  name: string;
  connections: number;
  /** The path of the nth request. */
  path: (n: number) => string;
  /** Prepares the suppliers for the attack. */
  prepare?: (sandbox: string) => Promise<void>;
}

const repeat = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const largePages = 10;
const toLargePath = (n: number) => `/bench-large-${n % largePages}`;

const otherRoutes = [
  '/wp-admin/admin-ajax.php',
  '/wp-cron.php',
  '/wp-json/oembed/1.0/proxy?url=http://127.0.0.1',
  '/xmlrpc.php',
];
const spellings = ['/about/', '//about', '/%61bout', '/ABOUT', '/About', '/about?', '/about//'];

/** Weaknesses found by a review in November 2026: each took all or part of the site down. */
export const attacks = {
  blocks: {
    name: 'entries of 4.8 MB of blocks with the IDs that others would get',
    connections: 10,
    path: toLargePath,
    prepare: (sandbox) =>
      putLargePages(sandbox, [
        ...repeat(45_000, (index) => ({ ...title, idd: `block-${45_001 + index}` })),
        ...repeat(43_000, () => title),
      ]),
  },
  html: {
    name: 'entries of 24 texts with unclosed HTML, 4.8 MB',
    connections: 10,
    path: toLargePath,
    prepare: (sandbox) =>
      putLargePages(
        sandbox,
        repeat(24, () => ({ blockName: 'core/text', textType: 'html', html: '<li>x'.repeat(39_900) })),
      ),
  },
  lists: {
    name: 'cards of failing lists',
    connections: 20,
    path: (n) =>
      n % 2
        ? `/_cards?page=%2Fnews&list=cat&cat=${['oceans', 'cities', 'learning', ''][n % 4]}`
        : `/_cards?route=/wp-content/plugins/x/y.php?${n}`,
    prepare: (sandbox) => setFault(sandbox, { service: 'content', mode: 'error', match: '/wp-json/cards' }),
  },
  routes: {
    name: 'routes of the content service other than lists',
    connections: 20,
    path: (n) => {
      const route = encodeURIComponent(otherRoutes[n % otherRoutes.length] ?? '');
      return n % 2 ? `/_cards?route=${route}` : `/_cards?page=${route}&list=cat&cat=`;
    },
  },
  products: {
    name: 'missing products, with a shop that takes 2 s',
    connections: 150,
    path: (n) => `/p/none-${n}`,
    prepare: (sandbox) => setFault(sandbox, { service: 'shop', mode: 'slow', delayMs: 2_000 }),
  },
  spellings: {
    name: 'spellings of one page, and missing pages',
    connections: 20,
    path: (n) => (n % 2 ? `${spellings[n % spellings.length]}?${n}` : `/none/${n}`),
  },
} satisfies Record<string, Attack>;

export type AttackKey = keyof typeof attacks;

export async function countOtherRequests(sandbox: string): Promise<number> {
  const response = await fetch(`${sandbox}/_sandbox/requests`);
  const requests = (await response.json()) as { service: string; path: string }[];
  const known = ['/wp-json/entry/', '/wp-json/cards/', '/wp-json/filters/', '/wp-json/maindata/'];
  return requests.filter(
    ({ service, path }) => service === 'content' && !known.some((start) => path.startsWith(start)),
  ).length;
}

/** Creates this many pages that were never requested. */
export async function putNewPages(sandbox: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await putPage(sandbox, toNewPath(n), [{ ...title, title: `New ${n}` }]);
}

export const toNewPath = (n: number) => `/bench-new-${n}`;

const title = { blockName: 'acf/block-title', title: 'A' };

async function putLargePages(sandbox: Stack['sandbox']['origin'], content: unknown[]): Promise<void> {
  for (let n = 0; n < largePages; n++) await putPage(sandbox, toLargePath(n), content);
}

function putPage(sandbox: string, path: string, content: unknown[]): Promise<void> {
  const entry = {
    ...{ id: 7, title: 'A page', permalink: sandbox + path, postType: 'page', postDate: '20261101' },
    ...{ postStatus: 'publish', hasAccess: true, content },
  };
  return send(sandbox, 'PUT', 'entries', { path, entry });
}

function setFault(sandbox: string, fault: object): Promise<void> {
  return send(sandbox, 'POST', 'faults', fault);
}

async function send(sandbox: string, method: string, name: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${sandbox}/_sandbox/${name}`, {
    ...{ method, headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox returned ${response.status} for ${name}`);
}
