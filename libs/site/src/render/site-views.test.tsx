import {
  blockRegistry,
  defineCards,
  defineView,
  hasFirstPicture,
  hasPageTitle,
  type BlockProps,
} from '@guildhall/blocks';
import {
  addCardTypes,
  builtInBlocks,
  builtInMainData,
  cards,
  createCmsClient,
  defineBlock,
  html,
  image,
  text,
  type BlockDefinition,
  type BlockOf,
  type Entry,
} from '@guildhall/cms-client';
import { Picture } from '@guildhall/ui';
import { organisation } from '@guildhall/website-organisation';
import { describe, expect, it } from 'vitest';
import { exampleChrome, exampleOrganisation, examplePolicy } from '../chrome/chrome.fixture.tsx';
import type { PageContext } from '../page/page-model.ts';
import { rates } from '../page/pricing.fixture.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { createRenderer } from '../host/create-renderer.tsx';
import { createOutputBudget } from './output-budget.ts';
import { createSlices } from './slices.ts';

const lighthouse = defineBlock(
  'lighthouse',
  {
    title: text(),
    note: html({ optional: true }),
    picture: image({ optional: true }),
    keepers: cards({ optional: true }),
  },
  { help: 'A lighthouse, and what it warns of' },
);

declare module '@guildhall/cms-client' {
  interface SiteBlocks {
    lighthouse: typeof lighthouse;
  }
  interface SiteCardTypes {
    partner: true;
  }
}

function Lighthouse({ block, context, index }: BlockProps<BlockOf<'lighthouse'>>) {
  if (block.title === 'Broken') throw new Error('no light');
  const Heading = hasPageTitle(context, index) ? 'h1' : 'h2';
  const priority = hasFirstPicture(context, index);
  return (
    <>
      <Heading>{block.title}</Heading>
      {block.picture && <Picture image={block.picture} sizes="50vw" priority={priority} />}
    </>
  );
}

const lighthouseView = defineView(Lighthouse, {
  heading: 'own',
  pageTitle: true,
  space: 'l',
  hasPicture: ({ picture }) => picture !== undefined,
});

const context: PageContext = {
  organisation: exampleOrganisation,
  facts: organisation,
  mainData: builtInMainData,
  rates,
  siteOrigin: 'https://www.example',
  path: '/a',
};

async function readEntry(content: unknown[], blocks: readonly BlockDefinition[]): Promise<Entry> {
  const readJson = async () => ({ title: 'A', permalink: '/a', content });
  const { outcome, entry } = await createCmsClient({ ...examplePolicy, blocks, readJson }).readEntry('/a');
  if (outcome !== 'found') throw new Error(outcome);
  return entry;
}

interface Shown extends Omit<SiteDefinition, 'chrome'> {
  blocks?: readonly BlockDefinition[];
  notices?: 'shown';
  bytes?: number;
}

async function show(
  content: unknown[],
  { blocks = [...builtInBlocks, lighthouse], notices, bytes, ...site }: Shown = {},
) {
  const renderer = createRenderer({ chrome: exampleChrome, ...site });
  const entry = await readEntry(content, blocks);
  const { html: texts, ...page } = await renderer
    .renderPage(
      { kind: 'entry', entry, data: { cards: {}, filters: {}, collections: {} } },
      { ...context, ...(notices && { notices }) },
      { budget: createOutputBudget(bytes), slices: createSlices() },
    )
    .then(({ body, ...rest }) => ({ ...rest, html: body.filter((part) => typeof part === 'string') }));
  return { ...page, html: texts.join('') };
}

const withLighthouse = { views: { lighthouse: lighthouseView } };

describe("a site's own block", () => {
  const first = { blockName: 'acf/lighthouse', idd: 'l', title: 'North light', blockTitle: 'Twice' };

  it('is shown in its frame, with its traits, and its title can be the title of the page', async () => {
    const { html: page } = await show(
      [first, { blockName: 'acf/page-title', title: 'After' }],
      withLighthouse,
    );
    expect(page).toMatch(/<section id="block-l"[^>]* data-block="lighthouse"[^>]* data-space="l"/);
    expect(page).toContain('<h1>North light</h1>');
    expect(page).not.toContain('Twice');
    expect(page.match(/<h1/g)).toHaveLength(1);
  });

  it('has its picture loaded at once when it is the first of the page', async () => {
    const picture = { md: 'https://content.example/a.jpg', width: 800, height: 600 };
    const { html: page, preloads } = await show([{ ...first, picture }], withLighthouse);
    expect(page).toContain('fetchPriority="high"');
    expect(preloads).toContain('rel="preload" as="image"');
  });

  it('is left out and reported when its view throws; the rest is shown', async () => {
    const content = [
      { ...first, title: 'Broken' },
      { blockName: 'acf/block-title', title: 'The rest' },
    ];
    const { html: page, problems } = await show(content, { ...withLighthouse, notices: 'shown' });
    expect(page).toContain('The rest');
    expect(page).toMatch(/Notice for editors.*acf\/lighthouse/s);
    expect(problems).toMatchObject([{ blockName: 'acf/lighthouse', message: /no light/ }]);
  });

  it('counts towards the longest page', async () => {
    const content = Array.from({ length: 50 }, (_, index) => ({ ...first, idd: `l${index}` }));
    const { problems } = await show(content, { ...withLighthouse, bytes: 2_000 });
    expect(problems).toHaveLength(1);
  });
});

describe('a built-in block', () => {
  const content = [{ blockName: 'acf/hero', title: 'The top', subTitle: 'Below' }];

  it('can have a view of the site', async () => {
    const hero = defineView(({ block }: BlockProps<BlockOf<'hero'>>) => <h1>{block.title}!</h1>, {
      pageTitle: true,
    });
    const { html: page } = await show(content, { views: { hero } });
    expect(page).toContain('<h1>The top!</h1>');
    expect(page).not.toContain('Below');
    expect(page.match(/<h1/g)).toHaveLength(1);
  });

  it('can be wrapped: the kit draws it inside', async () => {
    const { View: Inside } = blockRegistry.hero;
    const hero = {
      ...blockRegistry.hero,
      View: (props: BlockProps<BlockOf<'hero'>>) => (
        <div data-wrapped="">
          <Inside {...props} />
        </div>
      ),
    };
    const { html: page } = await show(content, { views: { hero } });
    expect(page).toMatch(/<div data-wrapped=""><div class="[^"]*"[^>]*>.*The top.*Below/s);
  });

  it('can be removed from the list: editors see a notice where content still has it, visitors see nothing', async () => {
    const blocks = builtInBlocks.filter(({ name }) => name !== 'hero');
    const { html: page, problems } = await show(content, { blocks });
    expect(page).not.toMatch(/The top|Notice for editors/);
    expect(problems).toMatchObject([{ blockName: 'acf/hero', message: /unknown name/ }]);
    const { html: preview } = await show(content, { blocks, notices: 'shown' });
    expect(preview).toMatch(/Notice for editors.*acf\/hero/s);
  });
});

describe('cards', () => {
  const content = [
    {
      blockName: 'acf/card-links',
      cardType: 'news',
      cards: [
        { id: 1, title: 'Tides' },
        { id: 2, title: 'Wind' },
      ],
    },
  ];
  const news = defineCards(({ cards: list }) => (
    <ol>
      {list.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ol>
  ));

  it('can have a view of the site on pages', async () => {
    const { html: page } = await show(content, { cards: { news } });
    expect(page).toContain('<ol><li>Tides</li><li>Wind</li></ol>');
    expect((await show(content)).html).not.toContain('<ol>');
  });

  it('can have a type of the site, which is shown like news without a view', async () => {
    const partners = [{ ...content[0], cardType: 'partner' }];
    const blocks = addCardTypes(builtInBlocks, ['partner']);
    const { html: page } = await show(partners, { blocks, cards: { partner: news } });
    expect(page).toContain('<ol><li>Tides</li><li>Wind</li></ol>');
    expect((await show(partners, { blocks })).html).toBe((await show(content, { blocks })).html);
  });

  it('have the same view when a visitor chooses a category', async () => {
    const { renderCards } = createRenderer({ chrome: exampleChrome, cards: { news } });
    const list = { cardType: 'news', cards: [{ id: 1, title: 'Tides' }] } as unknown as Parameters<
      typeof renderCards
    >[0];
    expect((await renderCards(list, { facts: organisation })).html).toContain('<li>Tides</li>');
  });

  it('have the same equivalents of their prices when a visitor chooses a category [9.2.9]', async () => {
    const { renderCards } = createRenderer({ chrome: exampleChrome });
    const calendarData = {
      date: '20270301',
      hideDate: false,
      time: '',
      location: '',
      price: '250',
      color: '',
    };
    const list = {
      cardType: 'calendar',
      cards: [{ id: 1, title: 'Walk', calendarData }],
    } as unknown as Parameters<typeof renderCards>[0];
    const mainData = { ...builtInMainData };
    mainData.variousData = { ...mainData.variousData, approxLabel: 'around' };
    const { html: cards } = await renderCards(list, { facts: organisation, rates, mainData });
    expect(cards).toContain('<li>DKK 250 <small>around €34 / £28 / $34</small></li>');
    expect((await renderCards(list, { facts: organisation })).html).toContain('<li>DKK 250</li>');
  });
});
