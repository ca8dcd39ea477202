import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import './ConsentBar.module.css';

const page = document.documentElement;
/** The page of tests has a rule for its own body, which would win over all layers. */
let ownStyles: CSSStyleSheet[];

beforeEach(() => {
  ownStyles = [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some((rule) => rule instanceof CSSStyleRule && /\bbody\b/.test(rule.selectorText)),
  );
  for (const styles of ownStyles) styles.disabled = true;
  page.style.setProperty('--consent-bar', '120px');
});
afterEach(async () => {
  for (const styles of ownStyles) styles.disabled = false;
  page.style.removeProperty('--consent-bar');
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

it('keeps its place free at the end of a page on a screen, and not on paper [2.3.10] [2.8.8]', async () => {
  const readSpace = () => getComputedStyle(document.body).paddingBlockEnd;
  expect(readSpace()).toBe('120px');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(readSpace()).toBe('0px');
});
