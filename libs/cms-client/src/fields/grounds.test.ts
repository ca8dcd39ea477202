import { describe, expect, it } from 'vitest';
import { builtInBlocks } from '../blocks/built-in-blocks.ts';
import { describeBlock } from '../blocks/describe-block.ts';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';

const grounds = { paper: 'page', night: 'dark' } as const;
const block = (backgroundColor: unknown) => ({ blockName: 'acf/block-title', title: 'A', backgroundColor });

async function readBlock(backgroundColor: unknown) {
  const { cms, problems } = createTestClient(rawEntry([block(backgroundColor)]), { grounds });
  const { entry } = await cms.readEntry('/about');
  const [found] = entry?.content ?? [];
  return { role: found && 'backgroundColor' in found ? found.backgroundColor : undefined, problems };
}

describe('background colours with an organisation’s own names', () => {
  it('become their roles', async () => {
    expect(await readBlock('night')).toEqual({ role: 'dark', problems: [] });
  });

  it.each(['dark', 'constructor', 'Night', ['night']])('do not include %j', async (name) => {
    const { role, problems } = await readBlock(name);
    expect(role).toBeUndefined();
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('backgroundColor: expected one of paper, night'),
    ]);
  });

  it('become roles on calendar cards, which may have other colours too', async () => {
    const cards = ['Night', 'green', '#2F6F4F'].map((color) => ({ title: 'A', calendarData: { color } }));
    const { cms } = createTestClient(cards, { grounds });
    const read = await cms.readCards('/cards');
    expect(read.cards?.map(({ calendarData }) => calendarData?.color)).toEqual(['dark', 'green', '#2f6f4f']);
  });

  it('are the choices in editors’ forms', () => {
    for (const definition of builtInBlocks) {
      const { baseFields } = describeBlock(definition, { grounds });
      expect(baseFields.find(({ name }) => name === 'backgroundColor')).toMatchObject({
        choices: ['paper', 'night'],
        expected: 'one of paper, night',
      });
    }
  });
});
