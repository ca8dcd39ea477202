import { builtInBlocks, defineBlock, text } from '@guildhall/cms-client';
import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { exampleRenderer } from './renderer.fixture.ts';
import { checkSite } from './check-site.ts';

it('accepts the built-in blocks, with or without some of them', () => {
  const check = (blocks: Parameters<typeof checkSite>[0]['blocks']) => () =>
    checkSite({ organisation, blocks, renderer: exampleRenderer });
  expect(check(builtInBlocks)).not.toThrow();
  expect(check(builtInBlocks.slice(3))).not.toThrow();
});

it('refuses, in one error, blocks that cannot be shown and pages that would be hidden', () => {
  const pier = defineBlock('pier', { place: text() }, { help: 'A pier' });
  const renderer = { ...exampleRenderer, pagePaths: ['/map', organisation.paths.login] };
  expect(() => checkSite({ organisation, blocks: [...builtInBlocks, pier], renderer })).toThrow(
    /Fix these and start again:\n {2}The block pier has no view.*\n {2}The page at \/login would never be shown/,
  );
});

it('refuses a build with islands of a part that has been switched off since', () => {
  const reduced = { ...organisation, switches: { ...organisation.switches, shop: false } };
  expect(() =>
    checkSite({ organisation: reduced, blocks: builtInBlocks, renderer: exampleRenderer }),
  ).toThrow(
    'The island cart has nothing to show: switches.shop is false, so remove it from the list, and build the site',
  );
});

it('refuses a picture of the head that is not in public/ [2.9.2]', () => {
  const icon = { href: '/icon.png', width: 180, height: 180 };
  const renderer = { ...exampleRenderer, head: { ...exampleRenderer.head, icon } };
  const check = (publicFiles: string[]) => () =>
    checkSite({ organisation, blocks: builtInBlocks, renderer, publicFiles });
  expect(check(['favicon.svg', 'icon.png'])).not.toThrow();
  expect(check(['favicon.svg'])).toThrow('names /icon.png, but public/ has no such file');
  expect(check(['icon.png'])).toThrow('names /favicon.svg, but public/ has no such file');
});
