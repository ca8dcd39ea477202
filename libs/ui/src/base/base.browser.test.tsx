import { afterEach, expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import './base.css';
import '../tokens/tokens.css';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

it('hyphenates long words, but not in English, whose words are short [2.3.17]', () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  const readHyphens = (language: string) => {
    document.documentElement.lang = language;
    return getComputedStyle(heading).hyphens;
  };
  expect(['de', 'da-DK', 'en', 'en-GB'].map(readHyphens)).toEqual(['auto', 'auto', 'manual', 'manual']);
});

/** Prints the page, in the dark scheme of a browser. */
async function print(html: string): Promise<void> {
  onTestFinished(
    async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })),
  );
  const features = [{ name: 'prefers-color-scheme', value: 'dark' }];
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features });
  document.body.innerHTML = html;
}
const findAll = (selector: string) => [...document.body.querySelectorAll(selector)];

it('prints nothing that only a screen can use [2.3.10]', async () => {
  await print('<p>Text</p><button>A</button><dialog open>B</dialog><form role="search"><input></form>');
  expect(findAll('*').filter((one) => one.checkVisibility())).toEqual(findAll('p'));
});

it('keeps pictures, list items and rows together on paper, and headings with what follows [2.3.10]', async () => {
  await print('<h1>A</h1><h2>B</h2><h3>C</h3><figure><img></figure><ul><li>D</li></ul><footer>E</footer>');
  for (const one of findAll('figure, img, li, footer'))
    expect(getComputedStyle(one).breakInside, one.tagName).toBe('avoid');
  for (const one of findAll('h1, h2, h3'))
    expect(getComputedStyle(one).breakAfter, one.tagName).toBe('avoid');
});

it('prints black letters, on every ground and in the dark scheme too [2.3.10]', async () => {
  const texts = ['text', 'text-quiet', 'accent-text', 'on-accent'];
  const paragraphs = texts.map((token) => `<p style="color: var(--gh-${token})">${token}</p>`).join('');
  const grounds = ['warm', 'soft', 'page', 'dark'];
  await print(
    paragraphs + grounds.map((ground) => `<div data-ground="${ground}">${paragraphs}</div>`).join(''),
  );
  expect(findAll('p')).toHaveLength(20);
  const pale = findAll('p').filter((one) => getComputedStyle(one).color !== 'rgb(0, 0, 0)');
  expect(pale.map((one) => `${one.textContent} ${one.parentElement?.dataset['ground']}`)).toEqual([]);
});

it('animates from page to page only for visitors who do not ask for reduced motion [2.3.16]', () => {
  const found: (string | undefined)[] = [];
  const walk = (rules: CSSRuleList, condition?: string) => {
    for (const rule of rules) {
      if (rule.constructor.name === 'CSSViewTransitionRule') found.push(condition);
      if (rule instanceof CSSGroupingRule)
        walk(rule.cssRules, rule instanceof CSSMediaRule ? rule.conditionText : condition);
    }
  };
  for (const { cssRules } of document.styleSheets) walk(cssRules);
  expect(new Set(found)).toEqual(new Set(['(prefers-reduced-motion: no-preference)']));
});
