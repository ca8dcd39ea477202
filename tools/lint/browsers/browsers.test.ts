import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { beforeAll, describe, expect, it } from 'vitest';
import { cssTarget, scriptTarget } from '../../../config/build-targets.ts';
import { brokenRules, seeWorkspaceWithSecondFeature } from '../lint.fixture.ts';
import { newerFeatures } from './newer-features.mjs';
import { findSupportById, listLackingBrowsers } from './support.mjs';
import { renderBrowserTable } from './table.mjs';
import { oldestBrowsers, scriptVersion } from './targets.mjs';

const root = join(import.meta.dirname, '../../..');
const readSource = (file: string) => readFileSync(join(root, file), 'utf8');

beforeAll(seeWorkspaceWithSecondFeature);

describe('the oldest browsers', () => {
  it('are those of the builds', () => {
    const names: Partial<Record<string, keyof typeof oldestBrowsers>> = { ios: 'safari_ios' };
    const built = cssTarget.map((target) => {
      const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
      return [names[name] ?? name, Number(version)];
    });
    expect(oldestBrowsers).toMatchObject(Object.fromEntries(built));
    expect(scriptTarget).toBe(`es${scriptVersion}`);
  });
});

describe('the list of newer features', () => {
  it('is the table of the document', async () => {
    const { code: table } = await format('table.md', renderBrowserTable());
    expect(readSource('docs/browsers.md')).toContain(table);
  });

  it.each(newerFeatures.flatMap(({ allows }) => allows))('names %s, which an oldest browser lacks', (id) => {
    expect(listLackingBrowsers(findSupportById(id))).not.toEqual([]);
  });

  it('names only what sources use', () => {
    const files = globSync(['{libs,apps,examples}/*/src/**/*.{css,ts,tsx}'], { cwd: root });
    const text = files
      .filter((file) => !file.includes('.test.'))
      .map(readSource)
      .join('\n')
      .toLowerCase();
    const withoutLowered = newerFeatures.filter(({ without }) => !without.startsWith('the same: the build'));
    const unused = withoutLowered.filter(({ name, sign }) => {
      const code = sign ?? /`:*(?:[a-z]+\.)?([^`(:]+)/.exec(name)?.[1] ?? name;
      return !text.includes(code.toLowerCase());
    });
    expect(unused).toEqual([]);
  });
});

describe('code for browsers', () => {
  it.each([
    'export const isUrl = (text: string) => URL.canParse(text);',
    'export const { promise } = Promise.withResolvers();',
    'export const cards = Object.groupBy([1], String);',
    'export const show = (element: HTMLElement) => element.setHTMLUnsafe("");',
    'export const place = new CloseWatcher();',
    'export const { windowControlsOverlay } = navigator;',
    'export const Field = () => <input writingsuggestions="false" />;',
  ])('does not use what old browsers lack: %s', async (text) => {
    expect(await brokenRules('libs/ui/src/Field.tsx', text)).toContain('guildhall/newer-browsers');
    expect(await brokenRules('libs/site/src/host/Field.tsx', text)).not.toContain('guildhall/newer-browsers');
  });

  it.each([
    'export const last = [1].at(-1);',
    'export const later = (element: HTMLElement) => element.showPopover();',
    'export const copy = structuredClone({ canParse: true });',
    'export const sorted = [2, 1].toSorted();',
    'export const Field = () => <div inert={true} popover="auto" />;',
    'const own = { number: 1, image: 2, parse: String };\nexport const parts = [own.number, own.image, own.parse(1)];',
  ])('uses the rest: %s', async (text) => {
    expect(await brokenRules('libs/ui/src/Field.tsx', text)).toEqual([]);
  });
});

describe('styles', () => {
  it.each([
    '.a { anchor-name: --b; }',
    '@scope (.a) { b { color: red; } }',
    'dialog:open { color: red; }',
    '.a { inline-size: calc-size(auto, size); }',
    '.a { text-box: trim-both cap alphabetic; }',
    '@media (update: slow) and (inverted-colors: inverted) { .a { color: red; } }',
  ])('have nothing that old browsers lack: %s', async (text) => {
    expect(await brokenRules('libs/ui/src/button/Button.module.css', text)).toEqual(['css/use-baseline']);
    expect(await brokenRules('examples/second-site/src/theme.css', text)).toEqual(['css/use-baseline']);
  });

  it.each([
    '.a:has(b) { color: color-mix(in srgb, red, blue); }',
    '.a { &:hover { color: light-dark(red, blue); } }',
    '@supports (anchor-name: --b) { .a { anchor-name: --b; } }',
    '.a:dir(rtl) { grid-template-columns: subgrid; container-type: inline-size; }',
  ])('have the rest: %s', async (text) => {
    expect(await brokenRules('libs/ui/src/button/Button.module.css', text)).toEqual([]);
  });
});
