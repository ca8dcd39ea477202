import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../machine/installation.mjs';
import { readSite } from '../start/site-folder.mjs';
import { createPart } from './new-part.mjs';

const files = {
  'package.json': '{ "name": "site", "guildhall": {} }',
  'src/blocks.ts':
    "import { builtInBlocks } from '@guildhall/cms-client';\n\nexport const blocks = [...builtInBlocks];\n",
  'src/site.tsx':
    "import { defineSite } from '@guildhall/site';\n\nexport const site = defineSite({ chrome: { Logo } });\n",
  'src/islands.ts':
    "import { cart, defineIslands } from '@guildhall/site/islands';\n\nexport const islands = defineIslands({ cart });\n",
  'src/main.ts': "import { runSite } from '@guildhall/site/server';\n\nawait runSite({ organisation });\n",
};

let folder: string;
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/new-part-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const create = (kind: Parameters<typeof createPart>[0], name: string) =>
  createPart(kind, name, readSite(relative(root, folder))).map((file) => relative(folder, join(root, file)));

describe('a new part of a site', () => {
  it('is a block: files in a folder of its own, and a line in both lists, one after the other', () => {
    expect(create('block', 'tide-map').sort()).toEqual([
      ...['src/blocks.ts', 'src/site.tsx'],
      ...['TideMap.module.css', 'TideMap.stories.tsx', 'TideMap.test.tsx', 'TideMap.tsx', 'tide-map.ts'].map(
        (name) => `src/tide-map/${name}`,
      ),
    ]);
    create('block', 'blocks');
    expect(read('src/blocks.ts')).toContain("import { tideMap } from './tide-map/tide-map.ts';\n");
    expect(read('src/blocks.ts')).toContain('[...builtInBlocks, tideMap, blocksBlock]');
    expect(read('src/site.tsx')).toContain("views: { 'tide-map': tideMapBlock, 'blocks': blocksView }");
    expect(read('src/tide-map/TideMap.tsx')).not.toMatch(/<%|%>|__/);
  });

  it('is an island of the kit’s parts, which can be read in light and dark', () => {
    create('island', 'tide-clock');
    expect(read('src/tide-clock/TideClockIsland.tsx')).not.toMatch(/<(?:button|input|select|textarea)/);
  });

  it('is an island, in the list of islands', () => {
    create('island', 'map');
    expect(read('src/islands.ts')).toContain('import { cart, defineIslands, defineIsland }');
    expect(read('src/islands.ts')).toContain(
      "defineIslands({ cart, 'map': defineIsland({ load: () => import('./map/MapViewIsland.tsx') }) })",
    );
    expect(read('src/map/MapViewIsland.tsx')).toContain('export default function MapViewIsland');
  });

  it('is a kind of pages, in the lists of the server and of the renderer', () => {
    create('page-kind', 'tides');
    create('page-kind', 'winds');
    expect(read('src/main.ts')).toContain('runSite({ organisation, pages: [ tides, winds ] })');
    expect(read('src/site.tsx')).toContain("pages: { '/tides/:id': tidesPage, '/winds/:id': windsPage }");
  });

  it('is refused with a sentence if its name cannot be used, and nothing is written', () => {
    expect(() => create('block', 'TideMap')).toThrow('npm run new block tide-map');
    expect(() => create('block', 'text')).toThrow('The kit has a block "text"');
    expect(() => create('block', 'heading')).toThrow('replace its view');
    mkdirSync(join(folder, 'src/chrome'));
    expect(() => create('island', 'chrome')).toThrow('src/chrome already. Choose another name');
    writeFileSync(join(folder, 'src/site.tsx'), 'export const site = read();\n');
    expect(() => create('block', 'tide-map')).toThrow('no longer has a call of defineSite with an object');
    rmSync(join(folder, 'src/islands.ts'));
    expect(() => create('island', 'tide-map')).toThrow('src/islands.ts is not there');
    expect(existsSync(join(folder, 'src/tide-map'))).toBe(false);
    expect(read('src/blocks.ts')).toBe(files['src/blocks.ts']);
  });
});
