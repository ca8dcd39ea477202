import { expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';

async function readHeight(height?: unknown): Promise<unknown> {
  const link = { title: 'The tides', url: 'https://frames.example/tides', target: '' };
  const { cms } = createTestClient(rawEntry([{ blockName: 'acf/iframe', idd: 'a', link, height }]));
  const [block] = (await cms.readEntry('/about')).entry?.content ?? [];
  return block && 'height' in block ? block.height : block?.name;
}

it('an embedded site is 100vh high unless its editor states another valid height [2.4.23]', async () => {
  expect(await readHeight('60vh')).toBe('60vh');
  for (const height of [undefined, null, '', '50%', '-600px']) expect(await readHeight(height)).toBe('100vh');
});
