import {
  builtInBlocks,
  createCmsClient,
  defineBlock,
  html,
  text,
  type Block,
  type BlockOf,
} from '@guildhall/cms-client';
import { testingPolicy } from '@guildhall/safe-content/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blockRegistry } from './block-registry.ts';
import type { BlockProps } from './blocks-context.ts';
import { Blocks } from './Blocks.tsx';
import { emptyContext } from './context.fixture.ts';
import { defineView, type BlockRegistry } from './define-view.ts';

const harbourMap = defineBlock(
  'harbour-map',
  { place: text(), note: html({ optional: true }) },
  { help: 'A place at the harbour' },
);

declare module '@guildhall/cms-client' {
  interface SiteBlocks {
    'harbour-map': typeof harbourMap;
  }
}

function HarbourMap({ block }: BlockProps<BlockOf<'harbour-map'>>) {
  return <p>{block.place.toUpperCase()}</p>;
}

const registry: BlockRegistry = {
  ...blockRegistry,
  'harbour-map': defineView(HarbourMap, { heading: 'own', pageTitle: true }),
};

async function read(content: unknown[]): Promise<Block[]> {
  const cms = createCmsClient({
    ...testingPolicy,
    blocks: [...builtInBlocks, harbourMap],
    readJson: async () => ({ title: 'A', permalink: '/a', content }),
  });
  return (await cms.readEntry('/a')).entry.content ?? [];
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
