import { describe, expect, it } from 'vitest';
import { html } from '../cards/card.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import type { ShopCollectionSlotProps } from '../blocks/blocks-context.ts';

const slots = {
  shopCollection: (props: ShopCollectionSlotProps) => <p>{JSON.stringify(props).replaceAll('"', '')}</p>,
};
const prints = staticBlocks.shopCollection;

describe('a shop collection', () => {
  it('passes handle, number of products and links on or off to the shop [2.4.26]', () => {
    expect(renderBlock(prints, [prints], { slots })).toContain('handle:prints,count:3,clickable:true');
    const still = { ...prints, numberOfEntries: 6, disableSp: true };
    expect(renderBlock(still, [still], { slots })).toContain('count:6,clickable:false');
  });

  it('links to more products, if its editor set a button [2.4.26]', () => {
    expect(renderBlock(prints, [prints], { slots })).toMatch(/href="\/shop"[^>]*>All prints/);
    const { buttonLink: _, ...plain } = prints;
    expect(renderBlock(plain, [plain], { slots })).not.toContain('<a ');
  });

  it('is not shown, title included, without a handle or a shop [2.4.26]', () => {
    const titled = { ...prints, blockTitle: 'Prints', blockDescription: html('<p>By hand.</p>') };
    const empty = { ...titled, collectionHandle: '' };
    expect(renderBlock(titled, [titled], { slots })).toContain('<h2>Prints</h2>');
    expect(renderBlock(empty, [empty], { slots })).toBe('');
    expect(renderBlock(titled)).toBe('');
  });
});
