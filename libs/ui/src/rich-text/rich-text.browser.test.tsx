import { sanitizeHtml } from '@guildhall/safe-content';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../base/base.css';
import '../tokens/tokens.css';
import { RichText } from './RichText.tsx';

const picture = 'https://www.example/a.jpg';
const policy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: ['https://www.example'],
  frameHosts: [],
};

beforeEach(() => page.viewport(1280, 800));
afterEach(() => document.body.replaceChildren());

async function show(html: string) {
  const place = document.body.appendChild(document.createElement('main'));
  place.style.width = '640px';
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(<RichText html={sanitizeHtml(html, policy)} />);
  await expect.poll(() => place.textContent).not.toBe('');
  // The pictures of these tests cannot be loaded.
  for (const image of place.querySelectorAll('img'))
    Object.assign(image.style, { display: 'block', height: '300px' });
  const find = (selector: string) => place.querySelector(selector) as HTMLElement;
  const getBox = (selector: string) => find(selector).getBoundingClientRect();
  /** The first line of an element's text, without what floats beside it. */
  const getTextBox = (selector: string) => {
    const range = document.createRange();
    range.selectNodeContents(find(selector));
    const box = range.getClientRects()[0];
    if (!box) throw new Error(`There is no text in ${selector}`);
    return box;
  };
  return { place, find, getBox, getTextBox };
}

const words = 'The town met the water where nobody had looked for it. '.repeat(4);
const figure = (align: string) =>
  `<figure class="align${align}"><img src="${picture}" alt="A" width="200" height="300"/></figure>`;

it('a wide table scrolls by itself, also by keyboard, and the page does not [2.4.36]', async () => {
  const cells = Array.from({ length: 30 }, (_, at) => `<td>Column ${at}</td>`).join('');
  const { place, find } = await show(`<table><tbody><tr>${cells}</tr></tbody></table>`);
  const box = find('[role=group]');
  expect(box.clientWidth).toBeLessThanOrEqual(640);
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  expect(place.scrollWidth).toBeLessThanOrEqual(640);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await userEvent.tab();
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => box.scrollLeft).toBeGreaterThan(0);
});

it('details are closed until they are pressed, unless their editor left them open [2.4.36]', async () => {
  const { find } = await show(
    '<details><summary>More</summary><p id="a">Hidden</p></details><details open><summary>Less</summary><p>Shown</p></details>',
  );
  const [closed, open] = [page.getByText('Hidden'), page.getByText('Shown')];
  await expect.element(closed).not.toBeVisible();
  await expect.element(open).toBeVisible();
  await userEvent.click(find('summary'));
  await expect.element(closed).toBeVisible();
});

it('a note is smaller and below a line, and its number and the way back link to each other [2.4.36]', async () => {
  const { find } = await show(
    '<p>High water<sup><a href="#note" id="back">1</a></sup></p><ol class="wp-block-footnotes"><li id="note">Except one. <a href="#back">↩</a></li></ol>',
  );
  const notes = getComputedStyle(find('ol'));
  expect(Number.parseFloat(notes.fontSize)).toBeLessThan(
    Number.parseFloat(getComputedStyle(find('p')).fontSize),
  );
  expect(notes.borderBlockStartStyle).toBe('solid');
  expect(find('sup a').getAttribute('href')).toBe('#note');
  expect(find('li a[name=note]')).not.toBeNull();
  expect(find('sup a[name=back], sup [name=back]')).not.toBeNull();
});

it('a definition stands beside its term, on a phone below it [2.4.36]', async () => {
  const { find, getBox } = await show(
    '<dl><dt>Stand</dt><dd>The minutes in which the water rests.</dd></dl>',
  );
  expect(getBox('dd').left).toBeGreaterThanOrEqual(getBox('dt').right);
  expect(Number(getComputedStyle(find('dt')).fontWeight)).toBeGreaterThan(
    Number(getComputedStyle(find('dd')).fontWeight),
  );
  await page.viewport(390, 800);
  expect(getBox('dd').top).toBeGreaterThanOrEqual(getBox('dt').bottom);
});

it.each(['left', 'center', 'right'])(
  'a paragraph is aligned as its editor chose: %s [2.4.36]',
  async (align) => {
    const { getBox, getTextBox } = await show(`<p class="has-text-align-${align}">Sea</p>`);
    const [paragraph, text] = [getBox('p'), getTextBox('p')];
    const [before, after] = [text.left - paragraph.left, paragraph.right - text.right].map(Math.round);
    expect({ before, after }).toEqual(
      {
        left: { before: 0, after: expect.any(Number) },
        center: { before: after, after },
        right: { before: expect.any(Number), after: 0 },
      }[align],
    );
    expect((before ?? 0) + (after ?? 0)).toBeGreaterThan(500);
  },
);

it.each(['left', 'right'])('paragraphs and lists stand beside a picture on the %s [2.4.42]', async (side) => {
  const { getBox, getTextBox } = await show(`${figure(side)}<p>${words}</p><ul><li>${words}</li></ul>`);
  const shown = getBox('figure');
  for (const selector of ['p', 'li']) {
    const text = getTextBox(selector);
    expect(text.top).toBeLessThan(shown.bottom);
    if (side === 'left') expect(text.left).toBeGreaterThanOrEqual(shown.right);
    else expect(text.right).toBeLessThanOrEqual(shown.left);
  }
});

it('on a phone the picture stands above its text [2.4.42]', async () => {
  await page.viewport(390, 800);
  const { getBox, getTextBox } = await show(`${figure('left')}<p>${words}</p>`);
  expect(getTextBox('p').top).toBeGreaterThanOrEqual(getBox('figure').bottom);
});

const inks = {
  red: '#f00',
  orange: '#f80',
  yellow: '#ff0',
  green: '#0f0',
  teal: '#0aa',
  blue: '#00f',
  purple: '#60c',
};
const schemes = ['light', 'dark'] as const;
const grounds = ['page', 'soft', 'warm', 'dark'];

it.each(schemes.flatMap((scheme) => grounds.map((ground) => [scheme, ground] as const)))(
  'coloured words can be read, and are not marked: %s scheme, %s ground [2.4.36]',
  async (scheme, ground) => {
    const words = Object.values({ ...inks, pink: '#f0a' }).map(
      (colour) =>
        `<mark style="background-color:rgba(0,0,0,0);color:${colour}" class="has-inline-color">Sea</mark>`,
    );
    const { place } = await show(`<p>${words.join(' ')} sea</p>`);
    place.dataset['ground'] = ground;
    if (scheme === 'dark') document.documentElement.dataset['theme'] = 'dark';
    else document.documentElement.style.colorScheme = 'light';
    onTestFinished(() => {
      delete document.documentElement.dataset['theme'];
      document.documentElement.style.colorScheme = '';
    });
    place.style.background = 'var(--gh-surface)';
    const surface = readPixel(getComputedStyle(place).backgroundColor);
    const shown = [...place.querySelectorAll('span')].map((span) => getComputedStyle(span));
    expect(shown).toHaveLength(8);
    expect(new Set(shown.map((style) => style.color)).size).toBe(8);
    for (const style of shown) {
      expect(style.backgroundColor).toBe('rgba(0, 0, 0, 0)');
      expect(findContrast(readPixel(style.color), surface), style.color).toBeGreaterThanOrEqual(4.5);
    }
  },
);

/** Colours are computed in the space that they were mixed in. */
function readPixel(colour: string): readonly number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) throw new Error('no canvas');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

function findContrast(...colours: readonly (readonly number[])[]): number {
  const [darker = 0, lighter = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = colour.map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it('lists have the letters, numbers and bullets that their editor chose [2.4.36]', async () => {
  const kinds = ['lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman', 'decimal'];
  const bullets = ['disc', 'circle', 'square', 'none', 'lower-greek', 'decimal-leading-zero'];
  const list = (kind: string) => `<ol style="list-style-type:${kind}"><li id="${kind}">a</li></ol>`;
  const nested = `<ol style="list-style-type:lower-alpha"><li>a<ol><li id="within">b</li></ol></li></ol>`;
  const { place } = await show([...kinds, ...bullets].map(list).join('') + nested);
  const shown = [...place.querySelectorAll('li')].map((item) => getComputedStyle(item).listStyleType);
  expect(shown).toEqual([...kinds, ...bullets, 'lower-alpha', 'decimal']);
});

it.each(['lower-roman', 'upper-roman'])('Roman numbers stay in their column: %s [2.4.36]', async (kind) => {
  const { find } = await show(`<ol start="38" style="list-style-type:${kind}"><li>a</li></ol>`);
  expect(Number.parseFloat(getComputedStyle(find('ol')).paddingInlineStart)).toBeGreaterThan(35);
});

it('a picture inside a sentence stays in its line, in the size that its editor chose [2.4.36]', async () => {
  const { place, find } = await show(
    `<p>Press <img src="${picture}" alt="the bell" width="640" height="480" style="width:30px"> here</p>`,
  );
  const icon = find('img') as HTMLImageElement;
  icon.removeAttribute('style');
  icon.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>';
  await icon.decode();
  expect(icon.getAttribute('width')).toBe('30');
  expect(place.querySelector('p')?.getBoundingClientRect().height).toBeLessThan(60);
  expect(icon.getBoundingClientRect().width).toBe(30);
});
