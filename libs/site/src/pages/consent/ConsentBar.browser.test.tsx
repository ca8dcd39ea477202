import { builtInMainData } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page as browser, userEvent } from 'vitest/browser';
import '@guildhall/ui';
import { ConsentBar } from './ConsentBar.tsx';
import { consentTexts } from '../../texts/consent-texts.ts';

const page = document.documentElement;
/** The page of tests has a rule for its own body, which would win over all layers. */
let ownStyles: CSSStyleSheet[];

beforeEach(() => {
  ownStyles = [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some((rule) => rule instanceof CSSStyleRule && /\bbody\b/.test(rule.selectorText)),
  );
  for (const styles of ownStyles) styles.disabled = true;
  page.style.setProperty('--gh-consent-bar', '120px');
});
afterEach(async () => {
  for (const styles of ownStyles) styles.disabled = false;
  page.style.removeProperty('--gh-consent-bar');
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

it('keeps its place free at the end of a page on a screen, and not on paper [2.3.10] [2.8.8]', async () => {
  const readSpace = () => getComputedStyle(document.body).paddingBlockEnd;
  expect(readSpace()).toBe('120px');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(readSpace()).toBe('0px');
});

const hiddenBar = renderToStaticMarkup(
  <ConsentBar
    consent={{ purposes: ['statistics', 'marketing'] }}
    texts={consentTexts}
    organisationName="The Wayleave Institute"
    mainData={builtInMainData}
  />,
);

it('is not printed itself [2.3.10]', async () => {
  document.body.innerHTML = hiddenBar;
  const bar = document.querySelector('section') as HTMLElement;
  bar.hidden = false;
  expect(bar.checkVisibility()).toBe(true);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(bar.checkVisibility()).toBe(false);
});

/** True if something else is above every part of an element. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  return points.every(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
}

it.each([
  [320, 256],
  [320, 480],
  [390, 500],
  [640, 300],
  [1280, 256],
])(
  'covers none of its own fields and buttons that have the focus, in a window of %i × %i [2.8.8]',
  async (...size) => {
    const before = [innerWidth, innerHeight] as const;
    await browser.viewport(...size);
    const place = document.createElement('div');
    place.innerHTML = hiddenBar;
    document.body.append(place);
    onTestFinished(async () => {
      place.remove();
      await browser.viewport(...before);
    });
    const bar = place.querySelector<HTMLElement>('[data-consent-bar]') as HTMLElement;
    bar.hidden = false;
    const stops = [...bar.querySelectorAll<HTMLElement>('a, input, button')];
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      const covered: string[] = [];
      (key === '{Tab}' ? stops.at(0) : stops.at(-1))?.focus();
      for (let stop = 0; stop < stops.length; stop++) {
        const focused = document.activeElement as HTMLElement;
        expect(bar.contains(focused)).toBe(true);
        if (isCovered(focused)) covered.push(focused.id || focused.textContent);
        await userEvent.keyboard(key);
      }
      expect(covered).toEqual([]);
    }
  },
);
