import {
  allowedFrames,
  allowedLinks,
  hostileHtml,
  openPolicy,
  openWitness,
  refusedEverywhere,
  refusedFrames,
  refusedImages,
} from '@guildhall/safe-content/testing';
import { describe, expect, it } from 'vitest';
import { isThorough } from '../../../../config/thorough.ts';
import { collectFrameHeightRules } from '../iframe/frame-height.ts';
import { allBlockNames, renderHostilePage, parseHostilePage } from './hostile-page.fixture.tsx';

const harmless = { text: 'Harmless', address: '/about' };

const picture = 'https://content.example/media/a.webp';

/**
 * Returns elements and attributes that content must never add to a page; image preloads come from React.
 */
function intruders(root: ParentNode): string[] {
  const elements = root.querySelectorAll(
    'script, style, link:not([rel="preload"][as="image"]), meta, base, object, embed, template, mglyph, annotation, math :not(mrow, mi, ms, mtext, mspace, mstyle, mtr), [srcdoc]',
  );
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
  );
  return [...[...elements].map(({ outerHTML }) => outerHTML), ...attributes];
}

function page(html: string): Document {
  return new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Each eighth text, or all in a thorough run: what is hostile is tested in `safe-content`, and here that each block asks it. */
const choose = (texts: readonly string[]) => texts.filter((_, index) => isThorough || index % 8 === 0);

const addressesIn = (document: Document) =>
  [...document.querySelectorAll('[href], [src], [srcset], [poster], [action], [formaction]')].map(
    (element) => element.outerHTML,
  );

it('shows every block when nothing is hostile, so that the tests below cover all of them [2.4.30]', async () => {
  const { blocks } = await parseHostilePage({ text: '20260305', address: picture });
  expect(blocks.map(({ name }) => name)).not.toContain('unknown');
  expect(blocks).toHaveLength(allBlockNames.length);
});

describe('hostile HTML in every text of every block', () => {
  it.each(Object.entries(hostileHtml))('runs nothing in a browser: %s [2.4.30]', async (_, texts) => {
    const { document, ran, settled } = await openWitness(openPolicy);
    // The long ones only test the sanitiser, in its own library.
    for (const text of choose(texts.filter(({ length }) => length < 2000))) {
      const html = await renderHostilePage({ text, address: picture, videoId: text });
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = html;
      expect(intruders(place), text.slice(0, 200)).toEqual([]);
      expect(intruders(page(html)), text.slice(0, 200)).toEqual([]);
      expect(collectFrameHeightRules(html)).toMatch(
        /^(?:\.gh-frame-height-\w+\{--gh-frame-height:[\d.]+[a-z]+\})*$/,
      );
      place.replaceChildren();
    }
    await settled();
    expect(ran).toEqual([]);
  });
});

describe('a URL in every link, picture and frame of every block', () => {
  it.each(chunks(refusedEverywhere, 34))(
    'is not on the page if it is refused: part %# [2.4.30]',
    async (...some) => {
      for (const address of some) {
        const found = addressesIn(page(await renderHostilePage({ ...harmless, address })));
        expect(found, JSON.stringify(address)).toEqual([]);
      }
    },
  );

  it('is not framed if its host is not allowed', async () => {
    for (const address of refusedFrames) {
      const document = page(await renderHostilePage({ ...harmless, address }));
      expect(document.querySelector('iframe'), address).toBeNull();
    }
  });

  it('is not a picture if its origin is not allowed', async () => {
    for (const address of refusedImages) {
      const document = page(await renderHostilePage({ ...harmless, address }));
      expect(document.querySelector('img, video, source'), address).toBeNull();
    }
  });

  it.each(chunks(allowedLinks, 34))('is linked exactly as it was checked: part %#', async (...some) => {
    for (const [address, outcome] of some) {
      const document = page(await renderHostilePage({ ...harmless, address }));
      const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links.length, address).toBeGreaterThan(5);
      // Contact forms show the address without subject and body.
      const [mailbox] = outcome.split('?');
      const others = links.filter(
        (to) => to !== outcome && !(outcome.startsWith('mailto:') && to === mailbox),
      );
      expect(others, address).toEqual([]);
    }
  });

  it('is framed exactly as it was checked, in a sandbox', async () => {
    for (const [address, outcome] of allowedFrames) {
      const frames = page(await renderHostilePage({ ...harmless, address })).querySelectorAll('iframe');
      expect(
        [...frames].map((frame) => frame.getAttribute('src')),
        address,
      ).toEqual([outcome]);
      expect(frames[0]?.sandbox.contains('allow-top-navigation')).toBe(false);
    }
  });
});
