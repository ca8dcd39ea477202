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
import { frameHeightRules } from '../iframe/frame-height.ts';
import { everyBlockName, hostileHtmlPage, hostilePage } from './hostile-page.fixture.tsx';

const harmless = { text: 'Harmless', address: '/about' };

const picture = 'https://content.example/media/a.webp';

/**
 * The elements and attributes that nothing an editor writes may add to a page; React itself asks for pictures early.
 */
function intruders(root: ParentNode): string[] {
  const elements = root.querySelectorAll(
    'script, style, link:not([rel="preload"][as="image"]), meta, base, object, embed, template, math, [srcdoc]',
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

const addressesIn = (document: Document) =>
  [...document.querySelectorAll('[href], [src], [srcset], [poster], [action], [formaction]')].map(
    (element) => element.outerHTML,
  );

it('shows every block when nothing is hostile, so that the tests below look at all of them', async () => {
  const { blocks } = await hostilePage({ text: '20260305', address: picture });
  expect(blocks.map(({ name }) => name)).not.toContain('unknown');
  expect(blocks).toHaveLength(everyBlockName.length);
});

describe('what attackers write, in every text of every block', () => {
  it.each(Object.entries(hostileHtml))('runs nothing in a browser: %s [2.4.30]', async (_, texts) => {
    const { document, ran, settled } = await openWitness(openPolicy);
    // The long ones are long for the sanitiser's sake: its own tests have them.
    for (const text of texts.filter(({ length }) => length < 2000)) {
      const html = await hostileHtmlPage({ text, address: picture, videoId: text });
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = html;
      expect(intruders(place), text.slice(0, 200)).toEqual([]);
      expect(intruders(page(html)), text.slice(0, 200)).toEqual([]);
      expect(frameHeightRules(html)).toMatch(/^(?:\.frame-height-\w+\{--frame-height:[\d.]+[a-z]+\})*$/);
      place.replaceChildren();
    }
    await settled();
    expect(ran).toEqual([]);
  });
});

describe('an address in every link, picture and frame of every block', () => {
  it.each(chunks(refusedEverywhere, 34))(
    'is nowhere on the page when it is refused: part %# [2.4.30]',
    async (...some) => {
      for (const address of some) {
        const found = addressesIn(page(await hostileHtmlPage({ ...harmless, address })));
        expect(found, JSON.stringify(address)).toEqual([]);
      }
    },
  );

  it('is no frame when its host may not be framed', async () => {
    for (const address of refusedFrames) {
      const document = page(await hostileHtmlPage({ ...harmless, address }));
      expect(document.querySelector('iframe'), address).toBeNull();
    }
  });

  it('is no picture when its origin has none', async () => {
    for (const address of refusedImages) {
      const document = page(await hostileHtmlPage({ ...harmless, address }));
      expect(document.querySelector('img, video, source'), address).toBeNull();
    }
  });

  it.each(chunks(allowedLinks, 34))(
    'leads exactly where it was checked to lead: part %#',
    async (...some) => {
      for (const [address, outcome] of some) {
        const document = page(await hostileHtmlPage({ ...harmless, address }));
        const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
        expect(links.length, address).toBeGreaterThan(5);
        // A form names a mailbox without what was to be in the letter.
        const [mailbox] = outcome.split('?');
        const others = links.filter(
          (to) => to !== outcome && !(outcome.startsWith('mailto:') && to === mailbox),
        );
        expect(others, address).toEqual([]);
      }
    },
  );

  it('is framed exactly as it was checked, in a sandbox', async () => {
    for (const [address, outcome] of allowedFrames) {
      const frames = page(await hostileHtmlPage({ ...harmless, address })).querySelectorAll('iframe');
      expect(
        [...frames].map((frame) => frame.getAttribute('src')),
        address,
      ).toEqual([outcome]);
      expect(frames[0]?.sandbox.contains('allow-top-navigation')).toBe(false);
    }
  });
});
