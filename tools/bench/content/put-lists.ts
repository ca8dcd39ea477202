import { filmPath, listPath, type ListLength } from '../pages.ts';
import { makeCards, type RawCard } from './cards.ts';

interface RawEntry {
  permalink: string;
  content: { blockName: string; entryRoute?: string; videoId?: string }[];
  [field: string]: unknown;
}

/** The path of the site's own list of news and its cards. */
const newsPath = '/news';

/**
 * Puts lists of these lengths into a running sandbox: copies of its list of news, with filters. Resolves to the path of
 * the first article in that list.
 */
export async function putLists(sandbox: string, lengths: readonly ListLength[]): Promise<string> {
  const news: RawEntry = await read(`${sandbox}/wp-json/entry/api?path=${newsPath}`);
  const route = news.content.find(({ entryRoute }) => entryRoute)?.entryRoute;
  if (!route) throw new Error(`The sandbox has no list of news at ${newsPath}`);
  const samples: RawCard[] = await read(route);
  for (const length of lengths) await putList(sandbox, length, { news, route, samples });
  const first = samples[0];
  if (!first) throw new Error('The list of news is empty');
  return new URL(first.permalink).pathname;
}

async function putList(
  sandbox: string,
  length: ListLength,
  { news, route, samples }: { news: RawEntry; route: string; samples: RawCard[] },
): Promise<void> {
  const own = new URL(route);
  own.searchParams.set('bench', String(length));
  const content = news.content.map((block) =>
    block.entryRoute ? { ...block, entryRoute: own.href } : block,
  );
  const path = listPath(length);
  await put(`${sandbox}/_sandbox/cards`, {
    route: own.pathname + own.search,
    cards: makeCards(length, samples),
  });
  await put(`${sandbox}/_sandbox/entries`, { path, entry: { ...news, permalink: sandbox + path, content } });
}

/** Puts a page with one video; otherwise only the page with every block has one. */
export async function putFilm(sandbox: string): Promise<void> {
  const every: RawEntry = await read(`${sandbox}/wp-json/entry/api?path=/styleguide`);
  const film = every.content.find(({ blockName, videoId }) => blockName === 'acf/video' && videoId);
  if (!film) throw new Error('The sandbox has no video');
  const entry = { ...every, permalink: sandbox + filmPath, content: [film] };
  await put(`${sandbox}/_sandbox/entries`, { path: filmPath, entry });
}

async function read<Body>(address: string): Promise<Body> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return (await response.json()) as Body;
}

async function put(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} returned ${response.status}: ${await response.text()}`);
}
