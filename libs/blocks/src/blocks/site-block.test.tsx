import {
  builtInBlocks,
  createCmsClient,
  defineBlock,
  html,
  route,
  text,
  type Block,
  type BlockOf,
} from '@guildhall/cms-client';
import { testingPolicy } from '@guildhall/safe-content/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defineCards } from '../cards/define-cards.ts';
import { cardViews } from '../cards/card-views.ts';
import { blockRegistry } from './block-registry.ts';
import type { BlockProps } from './blocks-context.ts';
import { Blocks } from './Blocks.tsx';
import { getCardRoutes } from './card-routes.ts';
import { emptyContext, newsContext, newsList, newsRoute } from './context.fixture.ts';
import { defineView, type BlockRegistry } from './define-view.ts';

const harbourMap = defineBlock(
  'harbour-map',
  { place: text(), note: html({ optional: true }) },
  { help: 'A place at the harbour' },
);

const berths = defineBlock('berths', { ships: route() }, { help: 'Ships at the quay' });

declare module '@guildhall/cms-client' {
  interface SiteBlocks {
    'harbour-map': typeof harbourMap;
    berths: typeof berths;
  }
}

function HarbourMap({ block }: BlockProps<BlockOf<'harbour-map'>>) {
  return <p>{block.place.toUpperCase()}</p>;
}

function Berths({ block, context }: BlockProps<BlockOf<'berths'>>) {
  const ships = context.cards[block.ships];
  return <p>{ships === 'failed' ? 'unknown' : ships?.length} ships</p>;
}

const registry: BlockRegistry = {
  ...blockRegistry,
  'harbour-map': defineView(HarbourMap, { heading: 'own', pageTitle: true }),
  berths: defineView(Berths, { cardRoutes: ({ ships }) => [ships] }),
};

async function read(content: unknown[]): Promise<Block[]> {
  const cms = createCmsClient({
    ...testingPolicy,
    blocks: [...builtInBlocks, harbourMap, berths],
    readJson: async () => ({ title: 'A', permalink: '/a', content }),
  });
  return (await cms.readEntry('/a')).entry?.content ?? [];
}

it('types, parses and shows a site’s own block with the same two calls as a built-in one [2.4.28]', async () => {
  const blocks = await read([
    { blockName: 'acf/harbour-map', place: 'The <b>quay</b>', blockTitle: 'Twice' },
    { blockName: 'acf/page-title', title: 'About' },
  ]);
  const page = renderToStaticMarkup(<Blocks blocks={blocks} context={emptyContext} registry={registry} />);
  expect(page).toContain('<p>THE QUAY</p>');
  expect(page).not.toContain('Twice');
  // The block's own title is the page's title, so this one is not.
  expect(page).toContain('<h2 data-transition="title">About</h2>');
});

it('reads the cards of a site’s own block before the page is rendered', async () => {
  const blocks = await read([{ blockName: 'acf/berths', ships: newsRoute }]);
  const { cards } = getCardRoutes(blocks, undefined, registry);
  expect(cards).toEqual([newsRoute]);
  const page = renderToStaticMarkup(<Blocks blocks={blocks} context={newsContext} registry={registry} />);
  expect(page).toContain(' ships</p>');
  expect(page).not.toContain('unknown');
});

it('shows the cards of a list in the view of the site, with its layout', () => {
  const news = defineCards(({ cards, enlarged }) => <ol data-enlarged={enlarged}>{cards.length}</ol>, {
    heading: 'beside',
  });
  const render = (views: typeof cardViews) =>
    renderToStaticMarkup(<Blocks blocks={[newsList]} context={{ ...newsContext, cardViews: views }} />);
  const page = render({ ...cardViews, news });
  expect(page).toMatch(/data-heading="beside".*<ol data-enlarged="false">\d+<\/ol>/s);
  expect(render(cardViews)).not.toContain('<ol');
});
