import type { Contract, PlaceName } from './contract.ts';
import { createUsageError } from './usage-error.ts';
import { createPageReader, type PageReader, type ReadPage } from './page-reader.ts';
import type { Words } from './words.ts';

/** A page that was found, or why there is none. A page that is named and does not respond is a fault. */
type Place =
  | { state: 'found'; path: string }
  | { state: 'missing'; reason: string }
  | { state: 'broken'; reason: string };

export type Places = Readonly<Record<PlaceName, Place>>;

interface SearchContext {
  words: Words;
  home: ReadPage;
  reader: PageReader;
  /** Path of a place that is searched earlier. */
  getPath: (name: PlaceName) => string | undefined;
}

interface PlaceRule {
  /** Finds its path, as far as the site itself says it. */
  find: (context: SearchContext) => Promise<string | undefined> | string | undefined;
  /** Says why the place is missing. */
  missing: (words: Words) => string;
}

const findLink = ({ home }: SearchContext, name: string): string | undefined =>
  home.links.find((link) => link.name === name)?.path;

/** Finds the first page with a text, of those that the homepage links to. */
async function findWithText({ home, reader }: SearchContext, text: string): Promise<string | undefined> {
  for (const path of new Set(home.links.map((link) => link.path)))
    if ((await reader.read(path)).includes(text)) return path;
  return undefined;
}

async function findProduct({ home, reader, words }: SearchContext): Promise<string | undefined> {
  const paths = [...home.links.map((link) => link.path), ...(await reader.readSitemap())];
  for (const path of new Set(paths.filter((one) => /^\/p\/[^/]+$/.test(one))))
    if ((await reader.read(path)).includes(words.cart.add)) return path;
  return undefined;
}

/** The rules of all places, in the order in which they are found. */
const rules: Readonly<Record<PlaceName, PlaceRule>> = {
  home: { find: () => '/', missing: () => '' },
  search: {
    find: (context) => findLink(context, context.words.chrome.search),
    missing: ({ chrome }) => `the homepage has no link “${chrome.search}”`,
  },
  statement: {
    find: (context) => findLink(context, context.words.accessibility.link),
    missing: ({ accessibility }) => `the homepage has no link “${accessibility.link}”`,
  },
  withdrawal: {
    find: (context) => findLink(context, context.words.contracts.withdrawal.link),
    missing: ({ contracts }) => `the homepage has no link “${contracts.withdrawal.link}”`,
  },
  cancellation: {
    find: (context) => findLink(context, context.words.contracts.cancellation.link),
    missing: ({ contracts }) => `the homepage has no link “${contracts.cancellation.link}”`,
  },
  consent: {
    find: (context) => findLink(context, context.words.consent.title),
    missing: ({ consent }) => `the homepage has no link “${consent.title}”`,
  },
  list: {
    find: (context) => findWithText(context, `"${context.words.blocks.entryList.categories}"`),
    missing: ({ blocks }) => `no page has a list with “${blocks.entryList.categories}”`,
  },
  article: {
    async find({ reader, getPath }) {
      const list = getPath('list');
      if (list === undefined) return undefined;
      return (await reader.read(list)).links.find(({ path }) => path.startsWith(`${list}/`))?.path;
    },
    missing: () => 'no list leads to an article',
  },
  product: { find: findProduct, missing: ({ cart }) => `no product’s page has a button “${cart.add}”` },
  join: {
    find: (context) => findWithText(context, context.words.signUp.termsLabel),
    missing: ({ signUp }) => `no page has a form with “${signUp.termsLabel}”`,
  },
  login: {
    find: async ({ reader, words }) =>
      (await reader.read('/login')).includes(words.members.emailLabel) ? '/login' : undefined,
    missing: () => 'there is no login at /login',
  },
  members: { find: () => undefined, missing: () => 'a page for members cannot be found from outside' },
  contact: {
    find: (context) => findWithText(context, context.words.blocks.contactForm.needsScript),
    missing: () => 'no page has a contact form',
  },
};

/**
 * Finds a page of each kind by a few bounded requests, before a browser is opened.
 *
 * @throws Error `GUILDHALL_CONTRACT_SITE` if the homepage does not respond
 */
export async function findPlaces(origin: string, { paths = {} }: Contract, words: Words): Promise<Places> {
  const reader = createPageReader(origin);
  const home = await reader.read(paths.home ?? '/');
  if (home.status !== 200)
    throw createUsageError(
      'GUILDHALL_CONTRACT_SITE',
      `${origin} does not show a homepage (${home.problem}): start the site, or check its URL`,
    );
  const places: Partial<Record<PlaceName, Place>> = {};
  const getPath = (name: PlaceName) => {
    const place = places[name];
    return place?.state === 'found' ? place.path : undefined;
  };
  for (const [name, rule] of Object.entries(rules) as [PlaceName, PlaceRule][]) {
    const named = paths[name];
    places[name] =
      named === undefined
        ? await search(name, rule, { words, home, reader, getPath })
        : await check(name, named, reader);
  }
  return places as Places;
}

async function search(name: PlaceName, rule: PlaceRule, context: SearchContext): Promise<Place> {
  const path = await rule.find(context);
  if (path !== undefined) return { state: 'found', path };
  return {
    state: 'missing',
    reason: `${rule.missing(context.words)}: if there is one, name it in paths.${name}`,
  };
}

async function check(name: PlaceName, path: string, reader: PageReader): Promise<Place> {
  const { status, problem } = await reader.read(path);
  // A gate may say with its status that it is one.
  if (status === 200 || (name === 'members' && [401, 403].includes(status))) return { state: 'found', path };
  return {
    state: 'broken',
    reason: `${path} cannot be opened (${problem}): correct paths.${name}, or the page`,
  };
}
