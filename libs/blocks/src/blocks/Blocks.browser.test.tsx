import { afterEach, expect, it, vi } from 'vitest';
import { Blocks } from './Blocks.tsx';
import { defineView } from './define-view.ts';
import { blockRegistry } from './block-registry.ts';
import { emptyContext } from './context.fixture.ts';
import { mount, unmountAll } from './mount.fixture.tsx';
import { pageBlocks } from './page.fixture.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await unmountAll();
});

function Broken(): never {
  throw new Error('This block is broken');
}

it('leaves out a block that throws, and shows the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const notified: [unknown, string][] = [];
  const place = await mount(
    <Blocks
      blocks={[pageBlocks.largeIntro, pageBlocks.banner, pageBlocks.blockTitle]}
      context={emptyContext}
      registry={{ ...blockRegistry, banner: defineView(Broken) }}
      onBlockError={(error, { idd }) => notified.push([error, idd])}
    />,
  );
  expect([...place.children].map(({ id }) => id)).toEqual([
    'block-a-large-intro-text',
    'block-a-block-title',
  ]);
  expect(notified).toEqual([[new Error('This block is broken'), 'a-banner']]);
});

it('shows all blocks in order', async () => {
  const blocks = [pageBlocks.hero, pageBlocks.largeIntro, pageBlocks.line];
  const place = await mount(<Blocks blocks={blocks} context={emptyContext} />);
  expect([...place.children].map(({ id }) => id)).toEqual(blocks.map(({ idd }) => `block-${idd}`));
  expect(place.querySelectorAll('h1')).toHaveLength(1);
});
