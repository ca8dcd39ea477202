import type { Block, KnownBlock } from '@guildhall/cms-client';
import { getTintRule } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { createControls, applyChanges } from './block-controls.fixture.ts';
import { BlockView } from './BlockView.tsx';
import type { BlocksContext } from './blocks-context.ts';
import { createContext } from './context.fixture.ts';
import { withStoryPictures } from './story-pictures.fixture.ts';

interface BlockStoryArgs {
  block: Block;
  context: Partial<BlocksContext>;
  index: number;
}

/** Renders a block in its frame; `changed` are the fields set in Storybook's controls. */
export function renderBlockStory({ block, context, index: _, ...changed }: BlockStoryArgs): ReactElement {
  const drawn = withStoryPictures(applyChanges(block, changed));
  return (
    <main>
      <style>{tints(drawn)}</style>
      <BlockView block={drawn} context={createContext([drawn], context)} index={0} />
    </main>
  );
}

/** Returns the CSS rules for the dominant colours of a story's pictures; on the site they are in the page's head. */
export function tints(data: unknown): string {
  const colours = JSON.stringify(data).matchAll(/"color":"(#[0-9a-f]{6})"/gi);
  return [...new Set([...colours].map(([, colour]) => getTintRule(colour)))].join('');
}

/** Returns the shared part of a block's stories, with a control for each of its fields. */
export function createBlockStory(name: KnownBlock['name']) {
  const hidden = { table: { disable: true } };
  return {
    render: renderBlockStory,
    args: { context: { cards: {}, filters: {}, slots: {} }, index: 0 },
    argTypes: { ...createControls(name), block: hidden, context: hidden, index: hidden },
  };
}

export const longWords =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragung, Speciallægepraksisplanlægningsstabiliseringsperiode';

export const rightToLeft = 'المستقبل أرض شخص آخر. استأذن قبل أن تعبر.';

export function setSlideTitles<B extends { slides: { title: string }[] }>(block: B, title: string): B {
  return { ...block, slides: block.slides.map((slide) => ({ ...slide, title })) };
}
