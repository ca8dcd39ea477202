import { builtInMainData, type Block, type Card } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { cardsPerPiece } from './cards-in-pieces.tsx';
import { exampleRenderer } from '../host/renderer.fixture.ts';
import { createOutputBudget, maxPageBytes } from './output-budget.ts';
import { renderBlocks } from './render-blocks.tsx';
import { createSlices } from './slices.ts';
import { facts, rates } from '../page/pricing.fixture.ts';

const { renderCards, renderPage } = exampleRenderer;
const route = '/wp-json/cards/api/news';
const cards = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      ({ id: `${index}`, title: `Card ${index}.`, permalink: `/${index}`, cats: [] }) as unknown as Card,
  );
const list = (idd: string) =>
  ({
    ...{ name: 'entry-list', blockName: 'acf/entry-list', idd, classNames: [], contentType: 'news' },
    ...{ cardType: 'news', entryRoute: route, displayByCat: false, blockTitle: `List ${idd}` },
  }) as unknown as Block;
const text = (idd: string, html: string) =>
  ({ name: 'text', blockName: 'core/text', idd, classNames: [], textType: 'html', html }) as unknown as Block;
const form = (idd: string) =>
  ({
    ...{ name: 'sign-up-form', blockName: 'acf/sign-up-form', idd, classNames: [] },
    ...{ title: 'Join', subscriptionType: 'individual-membership' },
  }) as Block;
const times = <Item,>(count: number, make: (id: string) => Item) =>
  Array.from({ length: count }, (_, index) => make(`b${index}`));

const way = { title: 'The news', url: '/news', target: '' as const };
const context = {
  facts,
  mainData: {
    ...builtInMainData,
    variousData: { ...builtInMainData.variousData, navigation: [way] },
  } as typeof builtInMainData,
  rates,
  path: '/',
  checkout: {
    scriptUrl: 'https://js.billing.example/v2/script.js',
    siteOrigin: 'https://house.billing.example',
  },
};
const data = (count = 0) => ({ cards: { [route]: cards(count) }, filters: {}, collections: {} });

/** Slices that end after each part. */
function countedSlices() {
  const slices = { ended: 0, end: () => Promise.resolve(slices.ended++) };
  return slices;
}
const countBytes = (html: readonly string[]) => Buffer.byteLength(html.join(''));

describe('a long page', () => {
  it('yields after each block, and after every fifty cards of a list [3.1.10]', async () => {
    const slices = countedSlices();
    const limits = { slices, budget: createOutputBudget() };
    await renderBlocks([text('a', 'One'), list('b'), form('c')], data(1_500), context, limits);
    expect(slices.ended).toBe(3 + 1_500 / cardsPerPiece);
  });

  it.each([
    ['40 lists of 1,500 cards', times(40, list), 1_500],
    ['400 sign-up forms', times(400, form), 0],
  ])(
    'stays within its HTML budget, and renders at most fifty cards or one block per slice: %s [3.1.10]',
    async (_what, blocks, count) => {
      const slices = countedSlices();
      const budget = createOutputBudget();
      const taken: number[] = [];
      const consume = (html: string) => {
        taken.push(Buffer.byteLength(html));
        return budget.consume(html);
      };
      const { html } = await renderBlocks(blocks, data(count), context, {
        slices,
        budget: { ...budget, consume },
      });
      expect(countBytes(html)).toBeGreaterThan(maxPageBytes / 2);
      expect(countBytes(html)).toBeLessThan(maxPageBytes + 10_000);
      expect(slices.ended).toBeGreaterThan(50);
      expect(Math.max(...taken)).toBeLessThan(maxPageBytes / 50);
    },
  );

  it('shows the first cards of a list that is too long, with a note and links [3.1.10]', async () => {
    const budget = createOutputBudget(20_000);
    const blocks = [text('a', 'It begins'), list('b'), text('c', 'What follows')];
    const { html, problems } = await renderBlocks(blocks, data(1_500), context, {
      budget,
      slices: createSlices(),
    });
    const page = html.join('');
    const shown = page.match(/<h3/g)?.length ?? 0;
    expect(shown % cardsPerPiece).toBe(0);
    expect(page).toContain(`${builtInMainData.pageData.cutText}</p>`);
    expect(page).toMatch(/It begins.*Card 0\..*The rest has been left out.*href="\/".*href="\/news"/s);
    expect(page).not.toContain('What follows');
    expect(page).not.toContain('Notice for editors');
    expect(problems).toEqual([
      {
        ...{ blockName: 'acf/entry-list', idd: 'b' },
        message: expect.stringMatching(/^over budget: \d+ of 1500 cards and 1 block left out/) as string,
      },
    ]);
  });

  it('ends before a block that is too long, with a note and links [3.1.10]', async () => {
    const budget = createOutputBudget(5_000);
    const blocks = [text('a', 'It begins'), text('b', 'x'.repeat(6_000)), text('c', 'What follows')];
    const { html, problems } = await renderBlocks(blocks, data(), context, {
      budget,
      slices: createSlices(),
    });
    expect(html.join('')).toMatch(/It begins.*The rest has been left out.*Go to the homepage/s);
    expect(html.join('')).not.toMatch(/xxx|What follows/);
    expect(problems).toMatchObject([
      { idd: 'b', message: expect.stringContaining('2 blocks left out') as string },
    ]);
  });

  it('tells editors what is left out, and what to do [2.4.37] [3.1.10]', async () => {
    const budget = createOutputBudget(20_000);
    const { html } = await renderBlocks(
      [list('b'), text('c', 'What follows')],
      data(1_500),
      { ...context, notices: 'shown' },
      { budget, slices: createSlices() },
    );
    expect(html.join('')).toMatch(
      /Notice for editors.*of 1500 cards and 1 block left out.*20000 bytes.*Show fewer entries, or split the page/s,
    );
  });

  it('is not cut when it fits', async () => {
    const { html, problems } = await renderBlocks([list('b')], data(1_500), context);
    expect(html.join('').match(/<h3/g)).toHaveLength(1_500);
    expect(html.join('')).not.toMatch(/left out|There is more/);
    expect(problems).toEqual([]);
  });
});

describe('a list rendered in pieces', () => {
  const first = cards(1)[0] as Card;
  const more = Array.from({ length: cardsPerPiece * 2 + 1 }, (_, index) => ({
    ...first,
    ...{
      id: `${index}`,
      description: 'In a few words',
      image: { md: 'https://media.example/a.jpg', alt: '' },
    },
  })) as Card[];

  it.each(['news', 'blog', 'case', 'person', 'calendar', 'initiative', 'organisation', 'peachimg'] as const)(
    'has the same HTML as in one piece: %s',
    async (cardType) => {
      const { CardGrid } = await import('@guildhall/blocks');
      const { renderToStaticMarkup } = await import('react-dom/server');
      const grid = { cardType, cards: more };
      expect((await renderCards(grid, { facts })).html).toBe(renderToStaticMarkup(<CardGrid {...grid} />));
    },
  );

  it('counts the cards shown, and ends when the budget is spent', async () => {
    const limits = { budget: createOutputBudget(12_000), slices: createSlices() };
    const { html, shown } = await renderCards({ cardType: 'person', cards: more }, { facts }, limits);
    expect(shown).toBe(cardsPerPiece);
    expect(html).toMatch(/<\/ul><p [^>]*>This is too long to be shown in full\.<\/p>$/);
  });
});

it('rendering yields every ten milliseconds, not earlier', async () => {
  let now = 0;
  const pauses: number[] = [];
  const slices = createSlices({
    now: () => now,
    pause: async () => void pauses.push(now),
  });
  for (; now < 35; now += 3) await slices.end();
  expect(pauses).toEqual([12, 24]);
});

it('the server renders a page within its limits', async () => {
  const entry = { title: 'Long', content: times(40, list), seo: {} };
  const page = await renderPage(
    { kind: 'entry', entry: entry as never, data: data(1_500) },
    {
      ...context,
      facts,
      organisation: { name: 'The house', url: 'https://house.example' },
      siteOrigin: 'https://www.example',
    },
  );
  expect(countBytes(page.body.map((part) => (typeof part === 'string' ? part : '')))).toBeLessThan(
    maxPageBytes + 20_000,
  );
});
