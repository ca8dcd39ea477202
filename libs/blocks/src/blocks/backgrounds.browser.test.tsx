import { afterEach, expect, it } from 'vitest';
import { html } from '../cards/card.fixture.ts';
import { Blocks } from './Blocks.tsx';
import { emptyContext } from './context.fixture.ts';
import { mount, unmountAll } from './mount.fixture.tsx';
import { block } from './page.fixture.ts';

const grounds = ['page', 'warm', 'dark', 'soft'] as const;
type Scheme = 'light' | 'dark';

/** The same block without a background colour and with each of them. */
const blocks = ([undefined, ...grounds] as const).map((ground) =>
  block('text', {
    ...{ idd: `block-${ground ?? 'none'}`, textType: 'html', blockTitle: 'A title' },
    blockDescription: html('<p>A description.</p>'),
    html: html('<p>A text with <a href="/about">a link</a>.</p>'),
    ...(ground && { backgroundColor: ground }),
  }),
);

afterEach(async () => {
  delete document.documentElement.dataset['theme'];
  await unmountAll();
});

const computeLuminance = (colour: string) => {
  expect(colour).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const computeContrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const readStyle = (element: Element | null) => getComputedStyle(element ?? document.createElement('i'));

async function measure(scheme: Scheme) {
  document.documentElement.dataset['theme'] = scheme;
  const place = await mount(<Blocks blocks={blocks} context={emptyContext} />);
  const pageColour = readStyle(document.body).backgroundColor;
  const sections = new Map([...place.children].map((section) => [section.id, section]));
  const colours = new Map<string, string>();
  for (const ground of grounds) {
    const section = sections.get(`block-${ground}`);
    if (!section) throw new Error(`No block with the background colour ${ground}`);
    const colour = readStyle(section).backgroundColor;
    colours.set(ground, colour);
    const { left, right } = section.getBoundingClientRect();
    const { left: from, right: to } = place.getBoundingClientRect();
    expect([left, right], ground).toEqual([from, to]);
    for (const part of ['h2', 'header p', 'header ~ * p', 'a[href]'])
      expect(
        computeContrast(readStyle(section.querySelector(part)).color, colour),
        `${part} on ${ground} in the ${scheme} scheme`,
      ).toBeGreaterThanOrEqual(4.5);
  }
  const plain = readStyle(sections.get('block-none') ?? null).backgroundColor;
  await unmountAll();
  return { pageColour, plain, colours };
}

it('has its editor’s background colour from edge to edge, with which its texts and links contrast [2.4.43]', async () => {
  const light = await measure('light');
  const dark = await measure('dark');
  for (const { pageColour, plain, colours } of [light, dark]) {
    expect(plain).toBe('rgba(0, 0, 0, 0)');
    expect([...colours.values()]).not.toContain(pageColour);
  }
  expect(new Set(light.colours.values()).size).toBe(grounds.length);
  // These look the same in both schemes, the others do not.
  for (const ground of ['warm', 'dark']) expect(dark.colours.get(ground)).toBe(light.colours.get(ground));
  for (const ground of ['page', 'soft']) expect(dark.colours.get(ground)).not.toBe(light.colours.get(ground));
});
