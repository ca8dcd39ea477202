import { afterEach, expect, it, vi } from 'vitest';
import { Blocks } from './Blocks.tsx';
import { defineView } from './define-view.ts';
import { blockRegistry } from './block-registry.ts';
import { noContext } from './context.fixture.ts';
import { mount, unmountAll } from './mount.fixture.tsx';
import { parts } from './page.fixture.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await unmountAll();
});

function Broken(): never {
  throw new Error('A block of ours is broken');
}

it('leaves out a block that throws and keeps the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const notified: [unknown, string][] = [];
  const place = await mount(
    <Blocks
      blocks={[parts.largeIntro, parts.banner, parts.blockTitle]}
      context={noContext}
      registry={{ ...blockRegistry, banner: defineView(Broken) }}
      onBlockError={(error, { idd }) => notified.push([error, idd])}
    />,
  );
  expect([...place.children].map(({ id }) => id)).toEqual([
    'block-a-large-intro-text',
    'block-a-block-title',
  ]);
  expect(notified).toEqual([[new Error('A block of ours is broken'), 'a-banner']]);
});

it('shows every block in its order', async () => {
  const blocks = [parts.hero, parts.largeIntro, parts.line];
  const place = await mount(<Blocks blocks={blocks} context={noContext} />);
  expect([...place.children].map(({ id }) => id)).toEqual(blocks.map(({ idd }) => `block-${idd}`));
  expect(place.querySelectorAll('h1')).toHaveLength(1);
});
