import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { contentBudgets } from './content-budgets.ts';

const title = { blockName: 'acf/block-title', title: 'A' };
const text = (html: string) => ({ blockName: 'core/text', textType: 'html', html });
const card = (id: number) => ({ id, title: `Card ${id}`, permalink: `/${id}`, postType: 'post' });
const classic = (innerHTML: string) => ({ blockName: null, innerHTML });
const native = (name: string, innerHTML: string) => ({ blockName: `core/${name}`, innerHTML });
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

async function readEntry(...content: unknown[]) {
  const { cms, problems } = createTestClient(rawEntry(content));
  const { entry } = await cms.readEntry('/about');
  return { content: entry?.content ?? [], messages: problems.map(({ message }) => message) };
}

describe('over its budget', () => {
  it('an entry keeps its first blocks, including those in containers, and reports where it ends [3.1.8]', async () => {
    const { content, messages } = await readEntry(
      { blockName: 'core/group', innerBlocks: times(contentBudgets.blocks - 2, () => title) },
      { ...title, title: 'The last' },
      ...times(7, () => title),
    );
    const detail = `7 blocks left out: a page can have at most ${contentBudgets.blocks}`;
    expect(content).toHaveLength(contentBudgets.blocks);
    expect(content.at(-2)).toMatchObject({ title: 'The last' });
    expect(content.at(-1)).toMatchObject({ name: 'unknown', reason: 'over budget', detail });
    expect(messages).toEqual([detail]);
  });

  it('a list keeps its first cards and its first filters [3.1.8]', async () => {
    const cards = createTestClient(times(contentBudgets.cards + 3, card));
    expect((await cards.cms.readCards('/cards')).cards).toHaveLength(contentBudgets.cards);
    expect(cards.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^3 of 1503 left out/),
    ]);
    const filters = createTestClient(
      times(contentBudgets.filters + 1, (id) => ({ id, name: 'A', route: `/cards?c=${id}` })),
    );
    const found = await filters.cms.readFilters('/filters');
    expect(found.filters?.map(({ id }) => id)).toEqual(times(contentBudgets.filters, String));
    expect(filters.problems.map(({ message }) => message)).toEqual([
      `1 of ${contentBudgets.filters + 1} left out: only the first ${contentBudgets.filters} are used`,
    ]);
  });

  it('a block keeps its first slides [3.1.8]', async () => {
    const slides = times(contentBudgets.items + 1, (id) => ({ id, title: `Slide ${id}` }));
    const { content, messages } = await readEntry({ blockName: 'acf/rotating-text', slides });
    const [block] = content;
    const shown = block?.name === 'rotating-text' ? block.slides : [];
    expect(shown.map(({ title }) => title)).toEqual(times(contentBudgets.items, (id) => `Slide ${id}`));
    expect(messages).toEqual([
      `slides: 1 of ${slides.length} left out: only the first ${contentBudgets.items} are used`,
    ]);
  });

  it('an entry keeps its first items, in any block [3.1.8]', async () => {
    const block = { blockName: 'acf/card-links', cardType: 'news', cards: times(400, card) };
    const { content } = await readEntry(...times(7, () => block), title);
    const counts = content.map((one) => ('cards' in one ? one.cards.length : 0));
    expect(counts).toEqual([300, 300, 300, 300, 300, 0, 0, 0]);
    expect(content.at(-1)).toMatchObject({ name: 'block-title' });
  });

  it('a response keeps its first texts [3.1.8]', async () => {
    const long = { ...title, title: 'a'.repeat(contentBudgets.text) };
    const { content, messages } = await readEntry(...times(62, () => long));
    expect(content.filter(({ name }) => name === 'block-title')).toHaveLength(59);
    expect(messages.join('\n')).toContain(
      'text left out: plain text is limited to 600000 characters in total',
    );
  });

  it('a title is cut, and reported', async () => {
    const { content, messages } = await readEntry({ ...title, title: 'a'.repeat(contentBudgets.text + 1) });
    expect(content).toMatchObject([{ title: 'a'.repeat(contentBudgets.text) }]);
    expect(messages).toEqual([`title: text cut off after ${contentBudgets.text} characters`]);
  });

  it.each([
    ['characters', `<p>${'a'.repeat(180_000)}</p>`, 5],
    ['links', '<a href="/a">a</a><br>'.repeat(1_450), 4],
    ['entities', `<p>${'&amp;'.repeat(39_000)}</p>`, 5],
  ])('HTML of an entry ends where its budget does: %s [3.1.8]', async (_what, html, fit) => {
    const { content, messages } = await readEntry(...times(fit + 2, () => text(html)), title);
    expect(content.filter(({ name }) => name === 'text')).toHaveLength(fit);
    expect(content.at(-1)).toMatchObject({ name: 'block-title' });
    expect(messages.join('\n')).toContain('the page has too many words, links, pictures or table cells');
  });

  it('the next response has its own budget', async () => {
    const { cms } = createTestClient(rawEntry([text('<br>'.repeat(4_700))]));
    for (const path of ['/a', '/b', '/c']) {
      const { entry } = await cms.readEntry(path);
      expect(entry?.content).toMatchObject([{ name: 'text' }]);
    }
  });
});

/** Content that is large in one respect, `size` times. */
const kinds: Record<string, (size: number) => unknown[]> = {
  'blocks whose ids are those that others would be given': (size) => [
    ...times(size, (index) => ({ ...title, idd: `block-${size + index + 1}` })),
    ...times(size, () => title),
  ],
  'blocks of one id': (size) => times(size, () => ({ ...title, idd: 'a' })),
  'containers in containers': (size) => {
    let block: unknown = title;
    for (let depth = 0; depth < size; depth++)
      block = { blockName: 'core/group', innerBlocks: [block], innerContent: [null] };
    return [block];
  },
  'containers of containers': (size) =>
    times(size / 16, () => ({ blockName: 'core/columns', innerBlocks: times(16, () => title) })),
  'cards of one id': (size) => [
    { blockName: 'acf/card-links', cardType: 'news', cards: times(size, () => card(1)) },
  ],
  slides: (size) => [{ blockName: 'acf/rotating-text', slides: times(size, () => ({ title: 'A' })) }],
  'items that never close': (size) => [text('<li>x'.repeat(size * 8))],
  'links in links': (size) => [text('<a href="/x">x'.repeat(size * 8))],
  tags: (size) => [text('<b>x</b>'.repeat(size * 8))],
  'anchors of one name': (size) => [text('<p id="a">x</p><a href="#a">x</a>'.repeat(size * 4))],
  notes: (size) => [
    text(times(size, (n) => `<sup><a href="#n${n}" id="r${n}">${n}</a></sup><p id="n${n}">x</p>`).join('')),
  ],
  tables: (size) => [text('<table><tr><td>x</td></tr></table>'.repeat(size * 2))],
  'brackets in HTML': (size) => [text('<'.repeat(size * 40))],
  'comments in HTML': (size) => [text('<!--'.repeat(size * 20))],
  attributes: (size) => [text(`<p ${'a=1 '.repeat(size * 20)}>x</p>`)],
  'elements that are left out': (size) => [
    text('<iframe src="https://maps.example/"></iframe>'.repeat(size)),
  ],
  'empty texts between blocks': (size) => times(size * 16, () => classic('\n\n')),
  'paragraphs of a classic text': (size) => [classic('a\n\n'.repeat(size * 20))],
  'lines of a classic text': (size) => [classic('a\n'.repeat(size * 30))],
  'spaces in a classic text': (size) => [classic(`a${' '.repeat(size * 40)}b`)],
  'elements of a classic text that never close': (size) => [
    classic(`${'<li>'.repeat(size * 8)}${'</p>'.repeat(size * 8)}`),
  ],
  'half tags of a classic text': (size) => [classic('<p '.repeat(size * 20))],
  'comments that never end in a classic text': (size) => [classic('<!-- '.repeat(size * 10))],
  shortcodes: (size) => [classic('[box a="1"]x[/box]'.repeat(size * 4))],
  'half shortcodes': (size) => [classic('[box a="1" '.repeat(size * 8))],
  captions: (size) => [classic('[caption]<img src="/a.jpg">x[/caption]'.repeat(size))],
  'captions that never end': (size) => [classic('[caption] '.repeat(size * 8))],
  'films of a classic text': (size) => [classic('https://youtu.be/a1B_-2c3D4e\n\n'.repeat(size))],
  'links of a file': (size) => [native('file', '<a href="/a.pdf">'.repeat(size * 8))],
  'captions of a film': (size) => [native('video', `<video src="/a.mp4">${'<figcaption>'.repeat(size * 8)}`)],
  'half films': (size) => [native('video', '<video '.repeat(size * 8))],
  'values of a field plug-in': (size) => [
    {
      blockName: 'acf/list',
      attrs: {
        data: Object.fromEntries([
          ['listItems', 500],
          ...times(size * 4, (index) => [`listItems_${index}_text`, 'x']),
        ]),
      },
    },
  ],
  'blocks that no text can hold': (size) => [
    {
      ...native('quote', ''),
      innerBlocks: times(size, () => title),
      innerContent: times(size, () => null),
    },
  ],
  'brackets in a title': (size) => [{ ...title, title: '<'.repeat(size * 40) }],
  'half tags in a title': (size) => [{ ...title, title: '<em '.repeat(size * 20) }],
  'ampersands in a title': (size) => [{ ...title, title: '&amp;'.repeat(size * 20) }],
  'spaces in a title': (size) => [{ ...title, title: `x${' '.repeat(size * 40)}x` }],
  'names of classes': (size) => [{ ...title, attrs: { className: 'a b '.repeat(size * 20) } }],
  'a picture’s name': (size) => [
    { blockName: 'acf/image', image: `https://media.example/${'-1x1'.repeat(size)}` },
  ],
  'a film’s address': (size) => [
    { blockName: 'acf/video', videoId: 'youtube.com/watch?v=&'.repeat(size * 4) },
  ],
};

/** Processor time of reading an entry, ms: the minimum of three runs, since other work only adds to it. */
async function processorMs(content: unknown[]): Promise<number> {
  let least = Infinity;
  for (let reading = 0; reading < 3; reading++) {
    const { cms } = createTestClient(rawEntry(content));
    const before = process.threadCpuUsage();
    await cms.readEntry('/about');
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

describe('reading costs at most proportionally more', () => {
  const [small, large] = [512, 16_384];
  /** Quadratic work would cost 32 times more than linear; 4 leaves room for noise. */
  const most = (4 * large) / small;

  it.each(Object.entries(kinds))('for %s, 32 times as many', async (_kind, make) => {
    const first = Math.max(2, await processorMs(make(small)));
    const times = (await processorMs(make(large))) / first;
    expect(times, `${large} cost ${times.toFixed(1)} times what ${small} did`).toBeLessThan(most);
  });
});
