import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlockOf, Card } from '@guildhall/cms-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quote } from '../harness/site-folder.ts';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';
import { kinds, lists, posts, program, writeList } from './lists.fixture.ts';
import { createClient, readRoutes } from './plugin-client.fixture.ts';

const entryRoute = (path: string) => `/wp-json/entry/api?path=${encodeURIComponent(path)}`;

/** Reads pages as the site does, and the cards of their lists. */
async function readLists(wordPress: WordPress, paths: readonly string[]) {
  const { origin } = wordPress;
  const responses = await readRoutes(wordPress, paths.map(entryRoute));
  const pages = await Promise.all(
    paths.map(async (path) => {
      const { cms, problems } = createClient(origin, responses);
      const { entry } = await cms.readEntry(path);
      const block = entry?.content.find((one): one is BlockOf<'entry-list'> => one.name === 'entry-list');
      return { route: block?.entryRoute ?? '', problems };
    }),
  );
  const { cms } = createClient(
    origin,
    await readRoutes(
      wordPress,
      pages.map(({ route }) => route),
    ),
  );
  return Promise.all(
    pages.map(async (page) => {
      const { cards = [] } = (await cms.readCards(page.route)) as { cards?: Card[] };
      return { ...page, titles: cards.map(({ title }) => title) };
    }),
  );
}

const withoutResults = (text: string) =>
  `<!-- wp:query {"queryId":1,"query":{"perPage":5,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- wp:query-no-results --><!-- wp:paragraph {"placeholder":"None"} --><p>${text}</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query -->`;

/** Lists as they are written, with what the editor is told. */
const told: readonly [string, RegExp?][] = [
  ['<!-- wp:query {"query":{"inherit":true,"postType":"post"}} /-->', /takes over the query of a template/],
  ['<!-- wp:query {} /-->', /takes over the query of a template/],
  [
    '<!-- wp:latest-posts {"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->',
    /shows whole texts/,
  ],
  [withoutResults('Come back in May'), /text for an empty list is not shown/],
  [withoutResults('<br>')],
];

describe('lists of posts of WordPress', () => {
  let wordPress: WordPress;
  let rendered: readonly (readonly string[])[];
  let read: Awaited<ReturnType<typeof readLists>>;

  beforeAll(async () => {
    wordPress = await startWordPress();
    await writeFile(join(wordPress.folder, 'wp-content/mu-plugins/kinds.php'), kinds);
    const written = [...lists.map(writeList), ...told.map(([list]) => list)];
    rendered = (await wordPress.evaluate(
      program
        .replace('POSTS', () => quote(JSON.stringify(posts)))
        .replace('LISTS', () => quote(JSON.stringify(written))),
    )) as string[][];
    read = await readLists(
      wordPress,
      written.map((_, number) => `/list-${number}`),
    );
  });
  afterAll(() => wordPress.stop());

  it.each(lists.map((list, number) => ({ ...list, number })))(
    'show what WordPress shows: $name [7.13.21]',
    ({ number, shown }) => {
      expect(read[number]?.titles).toEqual(shown);
      // In WordPress's own lists, posts with a password take places.
      const own = rendered[number] ?? [];
      expect(read[number]?.titles.slice(0, own.length)).toEqual(own);
      expect(read[number]?.problems).toEqual([]);
    },
  );

  it.each(told.map(([list, message], number) => [list, message, number] as const))(
    'tell the editor what they cannot do: %s',
    (_list, message, number) => {
      const list = read[lists.length + number];
      expect(list?.titles.length).toBeGreaterThan(2);
      expect(list?.problems).toEqual(message ? [expect.stringMatching(message)] : []);
    },
  );

  it('are refused if WordPress has not written their query', async () => {
    const route = read[1]?.route ?? '';
    const others = [route.replace('list=', 'list=x'), `${route}x`, '/wp-json/cards/api/blog?list=e30.x'];
    const responses = await readRoutes(wordPress, others);
    expect(others.map((other) => responses.get(other)?.status)).toEqual([400, 400, 400]);
  });

  it('cause no error of PHP', async () => {
    expect(await wordPress.errors()).toBe('');
  });
});
