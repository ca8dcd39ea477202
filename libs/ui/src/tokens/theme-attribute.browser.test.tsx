import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import '../base/base.css';
import './tokens.css';

const page = document.documentElement;
const paper = 'rgb(247, 242, 233)';
const ink = 'rgb(29, 27, 25)';
const night = 'rgb(13, 21, 38)';
const chalk = 'rgb(236, 229, 214)';
const looks = { light: { background: paper, text: ink }, dark: { background: night, text: chalk } } as const;
const schemes = ['light', 'dark'] as const;

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

const readLook = (element: Element) => {
  const { backgroundColor, color } = getComputedStyle(element);
  return { background: backgroundColor, text: color };
};

function add(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as Element;
}

afterEach(async () => {
  document.body.replaceChildren();
  delete page.dataset['theme'];
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

describe.each(schemes)('for a visitor who prefers %s', (preferred) => {
  it('a page without the attribute is so', async () => {
    await prefer(preferred);
    expect(readLook(page)).toEqual(looks[preferred]);
  });

  it.each(schemes)('a page with data-theme="%s" is what the attribute says', async (theme) => {
    await prefer(preferred);
    page.dataset['theme'] = theme;
    expect(readLook(page)).toEqual(looks[theme]);
  });

  it.each(schemes)('so is a part of a page with data-theme="%s", and what is in it', async (theme) => {
    await prefer(preferred);
    const part = add(`<div data-theme="${theme}"><p style="background: var(--gh-surface)">Text</p></div>`);
    expect(readLook(part)).toEqual(looks[theme]);
    expect(readLook(part.firstElementChild as Element)).toEqual(looks[theme]);
    expect(readLook(page)).toEqual(looks[preferred]);
  });
});

it('a part of another theme has sections of its own theme', () => {
  page.dataset['theme'] = 'light';
  const part = add('<div data-theme="dark"><div data-ground="soft">Text</div></div>');
  expect(readLook(part.firstElementChild as Element)).toEqual({ background: 'rgb(20, 33, 61)', text: chalk });
});

it('a dark section stays dark on a light page', () => {
  page.dataset['theme'] = 'light';
  expect(readLook(add('<div data-ground="dark">Text</div>'))).toEqual({
    background: 'rgb(20, 33, 61)',
    text: chalk,
  });
});
