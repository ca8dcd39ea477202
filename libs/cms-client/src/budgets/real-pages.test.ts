import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { contentBudgets } from './content-budgets.ts';

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const text = (html: string) => ({ blockName: 'core/text', textType: 'html', html });
const table = (rows: number, cells: number) =>
  `<table><tbody>${`<tr>${'<td>Some words</td>'.repeat(cells)}</tr>`.repeat(rows)}</tbody></table>`;
const card = (id: number, more: object = {}) => ({
  ...{ id, title: `Partner ${id}`, permalink: `/${id}`, description: '<p>A few words</p>' },
  image: { md: `/media/${id}.webp`, alt: '' },
  ...more,
});
const cards = (count: number) => ({
  blockName: 'acf/card-links',
  cardType: 'organisation',
  cards: times(count, (id) => card(id)),
});

async function readEntry(...content: unknown[]) {
  const { cms, problems } = createTestClient(rawEntry(content));
  const { entry } = await cms.readEntry('/about');
  return { content: entry?.content ?? [], messages: problems.map(({ message }) => message) };
}

async function readList(response: unknown[]) {
  const { cms, problems } = createTestClient(response);
  const { cards: found } = await cms.readCards('/cards');
  return { cards: found, messages: problems.map(({ message }) => message) };
}

const count = (html: unknown, element: string) => String(html).split(`<${element}`).length - 1;

describe('a page of realistic size is shown whole', () => {
  it.each([
    [200, 8],
    [300, 6],
    [40, 30],
  ])('a table of %d rows of %d cells [3.1.9]', async (rows, cells) => {
    const { content, messages } = await readEntry(text(table(rows, cells)));
    expect(count((content[0] as { html: string }).html, 'td')).toBe(rows * cells);
    expect(messages).toEqual([]);
  });

  it('an essay with three hundred notes [3.1.9]', async () => {
    const body = times(300, (n) => `<p>Words<sup><a href="#n${n}" id="r${n}">${n}</a></sup></p>`).join('');
    const notes = times(300, (n) => `<li id="n${n}">A source <a href="#r${n}">back</a></li>`).join('');
    const { content, messages } = await readEntry(text(body), text(`<ol>${notes}</ol>`));
    expect(count((content[1] as { html: string }).html, 'li')).toBe(300);
    expect(messages).toEqual([]);
  });

  it('an A to Z of 650 links, in 26 lists or in one [3.1.9]', async () => {
    const list = (points: number) => ({
      blockName: 'core/list',
      listItems: times(points, (n) => `<a href="/a-z/${n}">Subject ${n}</a>`),
    });
    const { content, messages } = await readEntry(...times(26, () => list(25)), list(650));
    const points = content.map((one) => (one.name === 'list' ? one.listItems.length : 0));
    expect(points).toEqual([...times(26, () => 25), 650]);
    expect(messages).toEqual([]);
  });

  it('250 partners, and three times 200 cards with a list and a slider below [3.1.9]', async () => {
    const slider = { blockName: 'acf/slider', slides: [{ id: 1, title: 'A', image: { lg: '/a.webp' } }] };
    const one = await readEntry(cards(250));
    expect(one.content).toMatchObject([{ cards: expect.objectContaining({ length: 250 }) }]);
    const list = { blockName: 'core/list', listItems: ['a', 'b'] };
    const page = await readEntry(cards(200), cards(200), cards(200), list, slider);
    expect(page.content.map(({ name }) => name)).toEqual([
      ...['card-links', 'card-links', 'card-links', 'list', 'slider'],
    ]);
    expect([...one.messages, ...page.messages]).toEqual([]);
  });

  it('a form with three lists of countries', async () => {
    const options = times(250, (n) => ({ label: `Country ${n}`, value: `${n}` }));
    const fields = times(3, (n) => ({ type: 'select', label: `Country ${n}`, name: `${n}`, options }));
    const { content, messages } = await readEntry({ blockName: 'acf/contact-form', fields });
    const [form] = content;
    expect(form?.name === 'contact-form' && form.fields.map((field) => field.options.length)).toEqual([
      250, 250, 250,
    ]);
    expect(messages).toEqual([]);
  });

  it.each([
    [1_400, 3],
    [1_500, 4],
  ])('a list of %d cards with %d categories and a teaser each [3.1.9]', async (length, categories) => {
    const more = {
      cats: times(categories, (n) => ({ name: `Category ${n}` })),
      description: `<p>${'Teaser '.repeat(43)}</p>`,
    };
    const { cards: found, messages } = await readList(times(length, (id) => card(id, more)));
    expect(found).toHaveLength(length);
    expect(found?.filter(({ cats }) => cats.length === categories)).toHaveLength(length);
    expect(found?.filter(({ description }) => description !== undefined)).toHaveLength(length);
    expect(messages).toEqual([]);
  });
});

describe('the first part of something too long is shown, and visitors are notified', () => {
  it('a table keeps its first complete rows [3.1.9]', async () => {
    const { content, messages } = await readEntry(text(table(2_000, 8)));
    const [shown] = content;
    expect(shown).toMatchObject({ name: 'text', isCut: true });
    const { html } = shown as { html: string };
    expect(count(html, 'tr')).toBeGreaterThan(300);
    expect(count(html, 'td')).toBe(8 * count(html, 'tr'));
    expect(html).toMatch(/<\/tr><\/tbody><\/table>$/);
    expect(messages).toEqual([expect.stringMatching(/^html: text cut off/)]);
  });

  it('a text keeps its first complete paragraphs [3.1.9]', async () => {
    const { content } = await readEntry(text('<p>Some words</p>'.repeat(30_000)));
    expect(content).toMatchObject([{ isCut: true, html: expect.stringMatching(/<p>Some words<\/p>$/) }]);
  });

  it.each([
    ['slides', { blockName: 'acf/rotating-text', slides: times(600, (id) => ({ id, title: 'A' })) }],
    ['points', { blockName: 'core/list', listItems: times(1_100, () => 'a') }],
    ['cards', cards(400)],
  ])('a block with too many %s keeps the first [3.1.9]', async (_what, block) => {
    const { content } = await readEntry(block, { blockName: 'acf/block-title', title: 'A' });
    expect(content[0]).toMatchObject({ isCut: true });
    expect(content[1]).not.toHaveProperty('isCut');
  });

  it('the last card of a truncated list states how many follow [3.1.9]', async () => {
    const { cards: found } = await readList(times(contentBudgets.cards + 20, (id) => card(id)));
    expect(found?.at(-1)).toMatchObject({ followedBy: 20 });
    expect(found?.filter(({ followedBy }) => followedBy !== undefined)).toHaveLength(1);
    const { cards: all } = await readList(times(contentBudgets.cards, (id) => card(id)));
    expect(all?.at(-1)).not.toHaveProperty('followedBy');
  });

  it('a block without any budget left is marked, but only the first of several', async () => {
    const full = times(40, () => text(`<p>${'a'.repeat(30_000)}</p>`));
    const { content } = await readEntry(...full, { blockName: 'acf/block-title', title: 'A' });
    const missing = content.filter(({ name }) => name === 'unknown');
    expect(missing.length).toBeGreaterThan(1);
    expect(missing.map((one) => 'isCut' in one)).toEqual([true, ...missing.slice(1).map(() => false)]);
    expect(content.at(-1)).toMatchObject({ name: 'block-title' });
  });

  it('only a title that is too long is cut without a note to visitors', async () => {
    const { content } = await readEntry({ blockName: 'acf/block-title', title: 'a'.repeat(20_000) });
    expect(content[0]).not.toHaveProperty('isCut');
  });
});
