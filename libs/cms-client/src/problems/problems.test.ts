import { expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';

const frame = '<p>Here <iframe src="https://maps.example/here?key=secret"></iframe></p>';
const text = { blockName: 'core/text', idd: 'a', textType: 'html', html: frame };
const slider = {
  blockName: 'acf/slider',
  idd: 'b',
  slides: [
    { id: 1, title: 'Kept', image: { lg: '/media/a.webp' } },
    { id: 2, title: 'Goes', image: { lg: 'https://elsewhere.example/a.webp' } },
  ],
};

it('are returned with the entry, with their block, field and remedy, if they are requested [2.4.37]', async () => {
  const { cms } = createTestClient(rawEntry([text, slider]), { collectProblems: true });
  const { entry } = await cms.readEntry('/about');
  expect(entry?.problems).toMatchObject([
    {
      where: 'entry /about, block 1 (core/text)',
      block: 'a',
      field: 'html',
      message: 'an <iframe> from maps.example was removed: text cannot contain iframes',
      advice: expect.stringContaining('Use an iframe block'),
    },
    {
      block: 'b',
      field: 'slides: 2',
      message: 'this picture URL is not allowed',
      advice: expect.stringContaining('MEDIA_ORIGINS'),
    },
    { block: 'b', field: 'slides: 2', message: expect.stringContaining('image') },
  ]);
});

it('quote nothing from a page except hosts', async () => {
  const { cms, problems } = createTestClient(rawEntry([text]));
  await cms.readEntry('/about');
  expect(JSON.stringify(problems)).not.toContain('secret');
});

it('are returned with every preview, also on a site for visitors [2.4.37]', async () => {
  const { cms } = createTestClient(rawEntry([text]));
  const { entry } = await cms.readPreview(1, { previewKey: 'key' });
  expect(entry?.problems).toMatchObject([{ block: 'a', field: 'html' }]);
});

it('are logged once otherwise, and not returned', async () => {
  const { cms, problems } = createTestClient(rawEntry([text]));
  expect((await cms.readEntry('/about')).entry).not.toHaveProperty('problems');
  await cms.readEntry('/about');
  expect(problems).toEqual([
    {
      where: 'entry /about, block 1 (core/text)',
      message: 'html: an <iframe> from maps.example was removed: text cannot contain iframes',
    },
  ]);
});

it('are returned each time, even if they were logged before', async () => {
  const { cms } = createTestClient(rawEntry([text]), { collectProblems: true });
  await cms.readEntry('/about');
  expect((await cms.readEntry('/about')).entry?.problems).toHaveLength(1);
});

it('are returned with cards', async () => {
  const { cms } = createTestClient(
    [{ title: 'A', permalink: '/a', image: 'https://elsewhere.example/a.png' }, { permalink: '/b' }],
    { collectProblems: true },
  );
  const { cards, problems } = await cms.readCards('/cards');
  expect(cards).toHaveLength(1);
  expect(problems).toMatchObject([
    { where: 'cards /cards, card 1', field: 'image' },
    { where: 'cards /cards, card 2' },
  ]);
});
