import type { Block, KnownBlock } from '@guildhall/cms-client';
import { tintRule } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { controlsOf, withChanges } from './block-controls.fixture.ts';
import { BlockView } from './BlockView.tsx';
import type { BlocksContext } from './blocks-context.ts';
import { contextFor } from './context.fixture.ts';
import { drawnBlock } from './story-pictures.fixture.ts';

interface BlockStoryArgs {
  block: Block;
  context: Partial<BlocksContext>;
  index: number;
}

/**
 * A block in its frame, as it is on a page: the `render` of every block's stories. What is beside the block are
 * the fields that somebody changed with the controls.
 */
export function renderBlockStory({ block, context, index: _, ...changed }: BlockStoryArgs): ReactElement {
  const drawn = drawnBlock(withChanges(block, changed));
  return (
    <main>
      <style>{tints(drawn)}</style>
      <BlockView block={drawn} context={contextFor([drawn], context)} index={0} />
    </main>
  );
}

/** The rules of the dominant colours of a story's pictures: on the site they are in the page's head. */
export function tints(of: unknown): string {
  const colours = JSON.stringify(of).matchAll(/"color":"(#[0-9a-f]{6})"/gi);
  return [...new Set([...colours].map(([, colour]) => tintRule(colour)))].join('');
}

/** What the stories of a block begin with: the controls are its fields, as its definition describes them. */
export function storyOf(name: KnownBlock['name']) {
  const hidden = { table: { disable: true } };
  return {
    render: renderBlockStory,
    args: { context: { cards: {}, filters: {}, slots: {} }, index: 0 },
    argTypes: { ...controlsOf(name), context: hidden, index: hidden },
  };
}

/** Words that are hard to set. */
export const longWords =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragung, Speciallægepraksisplanlægningsstabiliseringsperiode';

/** A title from right to left. */
export const rightToLeft = 'المستقبل أرض شخص آخر. استأذن قبل أن تعبر.';

/** The block with the same title on each of its slides. */
export function withSlidesTitled<B extends { slides: { title: string }[] }>(block: B, title: string): B {
  return { ...block, slides: block.slides.map((slide) => ({ ...slide, title })) };
}
