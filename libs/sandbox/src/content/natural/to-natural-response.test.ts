import { expect, it } from 'vitest';
import { toEntryUrl, createSandboxUnderTest } from '../../sandbox.fixture.ts';

const { app } = createSandboxUnderTest({ responses: 'natural' });
const get = async (url: string) => (await app.inject(url)).json();
const all = JSON.stringify;

it('writes an internal origin into links and a former one into pictures, with trailing slashes', async () => {
  const [card] = await get('/wp-json/cards/api/news');
  expect(card.permalink).toMatch(/^http:\/\/wordpress\.internal\/news\/[\w-]+\/$/);
  expect(all(card.image)).toContain('https://cms.wayleave.example/media/news-');
  expect(all(await get(toEntryUrl('/styleguide')))).not.toMatch(/content\.invalid|href=\\"\/[a-z]/);
});

it('leaves routes complete', async () => {
  const { content } = await get(toEntryUrl('/news'));
  const list = content.find(({ blockName }: { blockName: string }) => blockName === 'acf/entry-list');
  expect(list.entryRoute).toMatch(/^http:\/\/wordpress\.internal\/wp-json\/cards\/api\/news/);
  expect(list.displayByCat).toBe(true);
});

it('returns cards without IDs, with ISO dates, entities and trimmed excerpts', async () => {
  const cards = await get('/wp-json/cards/api/news');
  for (const card of cards) {
    expect(card).not.toHaveProperty('id');
    expect(card.postDate).toMatch(/^\d{4}-\d\d-\d\dT09:30:00\+01:00$/);
    expect(card.excerpt).toMatch(/ \[&hellip;\]$/);
    expect(card.title).not.toMatch(/['’–]/);
  }
});

it('returns pictures as URLs and as their sizes, and false for none', async () => {
  const images = (await get('/wp-json/cards/api/news')).map(({ image }: { image: unknown }) => image);
  expect(images).toContainEqual(expect.stringMatching(/^https:\/\/cms\.wayleave\.example\/media\//));
  expect(images).toContainEqual(
    expect.objectContaining({ width: 1920, sizes: expect.objectContaining({ 'large-width': 1024 }) }),
  );
  const blocks = (await get(toEntryUrl('/styleguide'))).content;
  expect(all(blocks)).toContain('"image":false');
});

it('omits the status of published entries', async () => {
  expect(await get(toEntryUrl('/about'))).not.toHaveProperty('postStatus');
  expect(await get(toEntryUrl('/members/reading-room'))).toMatchObject({
    postStatus: 'private',
    hasAccess: false,
  });
});

it('responds with 404 to missing entries, in WordPress’s words', async () => {
  const response = await app.inject(toEntryUrl('/no/such/page'));
  expect([response.statusCode, response.json().code]).toEqual([404, 'rest_post_invalid_id']);
  const filters = await app.inject('/wp-json/filters/api/organisations');
  expect([filters.statusCode, filters.json().code]).toEqual([404, 'rest_term_invalid']);
});

it('returns two more entries as `parse_blocks` does, with a gap between every two blocks', async () => {
  const { content } = await get(toEntryUrl('/wordpress/blocks'));
  expect(content[1]).toEqual({
    ...{ blockName: null, attrs: [], innerBlocks: [], innerHTML: '\n\n', innerContent: ['\n\n'] },
  });
  const [classic] = (await get(toEntryUrl('/wordpress/classic'))).content;
  expect(classic).toMatchObject({ blockName: null, innerHTML: expect.stringContaining('\n\n') });
  expect((await createSandboxUnderTest().app.inject(toEntryUrl('/wordpress/classic'))).json()).toEqual({});
});

it('returns values that a test has put unchanged', async () => {
  const putting = createSandboxUnderTest({ responses: 'natural' }).app;
  await putting.inject({
    method: 'PUT',
    url: '/_sandbox/entries',
    payload: { path: '/a', entry: { id: 1 } },
  });
  expect((await putting.inject(toEntryUrl('/a'))).json()).toEqual({ id: 1 });
});
