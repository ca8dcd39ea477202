import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from './test-client.fixture.ts';

const card = (title: string) => ({ id: 1, title, permalink: 'https://content.example/news/a' });

describe('a response that is the same object as before', () => {
  it('is parsed once', async () => {
    const entries = createTestClient(rawEntry([{ blockName: 'acf/text', text: '<p>A</p>' }])).cms;
    expect(await entries.readEntry('/about')).toBe(await entries.readEntry('/about'));
    const lists = createTestClient([card('A')]).cms;
    const [one, other] = [await lists.readCards('/cards'), await lists.readCards('/cards')];
    expect(one.cards).toHaveLength(1);
    expect(one.cards).toBe(other.cards);
  });

  it('is parsed again with other options', async () => {
    const lists = createTestClient([{ ...card('A'), route: '/cards' }]).cms;
    const [cards, filters] = [await lists.readCards('/cards'), await lists.readFilters('/cards')];
    expect([cards?.cards?.length, filters.outcome]).toEqual([1, 'found']);
    const entries = createTestClient(rawEntry([{ blockName: 'acf/text', text: '<p>A</p>' }])).cms;
    expect(await entries.readEntry('/about')).not.toBe(await entries.readEntry('/people'));
  });

  it('is parsed again for editors, who see every time what was left out', async () => {
    const { cms } = createTestClient([card('A'), { id: 2 }]);
    expect((await cms.readCards('/cards')).problems).toBeUndefined();
    const forEditors = () => cms.readCards('/cards', { collectProblems: true });
    expect((await forEditors()).problems).toHaveLength(1);
    expect((await forEditors()).problems).toHaveLength(1);
    const preview = createTestClient(rawEntry([{ blockName: 'acf/unheard-of' }])).cms;
    const show = async () => {
      const { entry } = await preview.readPreview(7, { previewKey: 'k' });
      return entry?.problems?.length;
    };
    expect([await show(), await show()]).toEqual([1, 1]);
  });
});

it('is not confused with another object, whatever it contains', async () => {
  const responses = [[card('A')], [card('B')]];
  const { cms, readJson } = createTestClient([]);
  readJson.mockImplementation(() => Promise.resolve(responses.shift()));
  const titles = [await cms.readCards('/cards'), await cms.readCards('/cards')].map(
    ({ cards }) => cards?.[0]?.title,
  );
  expect(titles).toEqual(['A', 'B']);
});
