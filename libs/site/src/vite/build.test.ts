import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineOrganisation, type Switches } from '@guildhall/organisation';
import { createBuilder, createServer, type InlineConfig, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { IslandScripts } from '../engine/assets/island-modules.ts';
import { getSource } from '../sources.ts';
import { guildhall, type GuildhallOptions } from './guildhall.ts';
import { findScriptFaults } from './script-faults.ts';
import { scriptBundles } from './script-bundles.ts';

const parts = {
  shop: `'buy-product': buyProduct, cart,`,
  members: `login, 'member-menu': memberMenu, 'member-windows': memberWindows, profile, 'reset-password': resetPassword,`,
  membership: `'sign-up': defineIsland({ load: () => import('./SignUp.tsx') }),`,
};
const imports = [
  ...['buyProduct', 'cart', 'login', 'memberMenu', 'memberWindows', 'profile', 'resetPassword'],
  ...['defineIsland', 'defineIslands', 'infoMessages', 'contactForm', 'entryFilters'],
];

const createList = (switches: Switches) => `
  import { ${imports.join()} } from '@guildhall/site/islands';
  import { createStore } from 'jotai';
  import { openAtom } from './board/open-atom.ts';

  export const islands = defineIslands({
    ${switches.shop ? parts.shop : ''}
    ${switches.members ? parts.members : ''}
    ${switches.membership ? parts.membership : ''}
    'entry-filters': entryFilters,
    'info-messages': infoMessages,
    board: defineIsland({ load: () => import('./board/HoursBoard.tsx'), wakesOn: [openAtom] }),
  });
  export const store = createStore();`;

const ownFiles = {
  'package.json': JSON.stringify({ name: 'house', dependencies: { '@guildhall/site': '0.0.0' } }),
  'src/site.tsx': `
    import { defineSite } from '@guildhall/site';
    export const site = defineSite({ chrome: { Logo: () => null } });`,
  'src/texts.ts': `
    import { help } from './board/help.ts';
    export const texts = { infoMessages: { close: help } };`,
  'src/SignUp.tsx': `
    import { createSignUp } from '@guildhall/site/sign-up';
    const createCheckout = ({ tillOrigin }) => ({
      prepare: () => undefined,
      isReady: () => false,
      open: () => () => undefined,
      redirectTo: () => location.assign(tillOrigin),
    });
    export default createSignUp(createCheckout);`,
  'src/logins.ts': `
    export const connectLogins = ({ house }) => ({ loadIdentity: () => fetch('https://keyring.example/' + house) });`,
  'src/board/help.ts': `export const help = 'Tor zu';`,
  'src/board/open-atom.ts': `
    import { atom } from 'jotai';
    export const openAtom = atom(false);`,
  'src/board/HoursBoard.module.css': '.days { display: grid; }',
  'src/board/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'src/board/HoursBoard.tsx': `
    import mark from './mark.svg';
    import styles from './HoursBoard.module.css';
    const show = () => alert(mark + new URL('./mark.svg', import.meta.url));
    export default function HoursBoard() { return <button className={styles.days} onClick={show}>Hours</button>; }`,
};

type DropFirst<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

interface Built {
  scripts: Rolldown.OutputChunk[];
  /** Code of all scripts. */
  code: string;
  start: string;
  islands: IslandScripts;
  /** Files that are no scripts, such as styles. */
  assets: string[];
}

/** Returns a file's code as a guide has it. */
function readSnippet(guide: string, file: string): string {
  const text = readFileSync(join(import.meta.dirname, `../../../../docs/guides/${guide}.md`), 'utf8');
  return new RegExp(`^\`\`\`tsx?\\n// ${file}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text)?.[1] ?? '';
}

/** Writes a site into a folder of its own, and returns its configuration. */
function writeSite(
  off: Partial<Switches>,
  more: Partial<GuildhallOptions> = {},
  changed: Record<string, string> = {},
): InlineConfig {
  const switches = { shop: true, members: true, membership: true, ...off };
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'own-site-')));
  folders.push(folder);
  for (const [name, text] of Object.entries({
    ...ownFiles,
    'src/islands.ts': createList(switches),
    ...changed,
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(import.meta.dirname, '../../../../node_modules'), join(folder, 'node_modules'));
  const plans = switches.membership ? { friend: { shipping: false } } : {};
  const organisation = defineOrganisation({
    language: 'en',
    currency: 'EUR',
    vatHome: 'DE',
    plans,
    switches,
  });
  const lists = {
    ...{ site: 'src/site.tsx', islands: 'src/islands.ts' },
    ...(switches.members && { logins: 'src/logins.ts' }),
  };
  const config = guildhall({ organisation, folder, ...lists, ...more });
  return { ...config, configFile: false, logLevel: 'silent' };
}

/** Builds sides of a site. */
async function buildSides(
  sides: readonly string[],
  ...site: Parameters<typeof writeSite>
): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const builder = await createBuilder(writeSite(...site));
  const outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];
  for (const side of sides) {
    const environment = builder.environments[side];
    if (!environment) throw new Error(`There is no build of the side ${side}`);
    outputs.push(...((await builder.build(environment)) as Rolldown.RolldownOutput).output);
  }
  return outputs;
}

/** Builds the browser's side. */
async function build(...options: DropFirst<Parameters<typeof buildSides>>): Promise<Built> {
  const output = await buildSides(scriptBundles, ...options);
  const scripts = output.filter((file) => file.type === 'chunk');
  const list = output.find(({ fileName }) => fileName === '.vite/islands.json');
  return {
    scripts,
    code: scripts.map(({ code }) => code).join('\n'),
    start: scripts.find(({ name }) => name === 'start')?.code ?? '',
    assets: output.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName),
    islands: JSON.parse(list?.type === 'asset' ? String(list.source) : '{}') as IslandScripts,
  };
}

/** Builds a site of the same kind once for several tests. */
function shareBuild(off: Partial<Switches>): () => Promise<Built> {
  let built: Promise<Built> | undefined;
  return () => (built ??= build(off));
}

const allOff = { shop: false, members: false, membership: false };
const [buildWhole, buildBare] = [shareBuild({}), shareBuild(allOff)];

/** Code that only one part needs: its elements, storage, endpoints and vendors. */
const traces = {
  shop: /checkoutObj|\/api\/v1\/sca|cart|guildhall-vat-country/i,
  members: /keyring|\/api\/v1\/cps|guildhall:inserted|_member-entry/,
  membership: /\/api\/v1\/ccu|testsite|guildhall-sign-up/,
};

/** Returns the parts that scripts have code of. */
const findTraces = (code: string) =>
  Object.entries(traces).flatMap(([part, trace]) => (trace.test(code) ? [part] : []));

describe('the scripts of a site', () => {
  it('have all of a site with everything on, also in the script that every page runs', async () => {
    const { code, start, assets } = await buildWhole();
    expect(findTraces(code)).toEqual(Object.keys(traces));
    // Pages have the renderer's styles.
    expect(assets.filter((name) => name.endsWith('.css'))).toEqual([]);
    for (const name of ['checkoutObj', 'guildhall-sign-up', 'guildhall:inserted'])
      expect(start.includes(name), name).toBe(true);
  });

  it.each<[keyof Switches]>([['shop'], ['members'], ['membership']])(
    'have nothing of a part that is off: %s',
    async (part) => {
      const { code, scripts } = await build({ [part]: false });
      expect(findTraces(code)).toEqual(Object.keys(traces).filter((name) => name !== part));
      const names = scripts.map(({ name }) => name);
      const own = { shop: 'shop', members: 'members', membership: 'SignUp' }[part];
      expect(names).not.toContain(own);
      expect(names).toContain('kit');
    },
  );

  it('are React’s, those of listed islands and few more if everything is off', async () => {
    const { code, scripts } = await buildBare();
    expect(findTraces(code)).toEqual([]);
    expect(scripts.map(({ name }) => name).sort()).toEqual([
      ...[
        'EntryFilters',
        'HoursBoard',
        'InfoMessages',
        'after-touch',
        'displaced-nodes',
        'html',
        'hydrator',
        'kit',
        'moving-blocks',
        'offline-list',
        'react',
        'start',
      ],
    ]);
  });
});

it('tells browsers in development the same facts as the renderer, whose pages they hydrate', async () => {
  const config = writeSite({ membership: false });
  const server = await createServer({
    ...config,
    ...{
      server: { middlewareMode: true, ws: false, fs: { strict: false } },
      optimizeDeps: { noDiscovery: true },
    },
  });
  onTestFinished(() => server.close());
  const read = await server.environments.client.transformRequest(getSource('members/page-members.ts'));
  expect(read?.code).toMatch(
    /import\.meta\.env = .*"GUILDHALL_LINKS": false, .*"GUILDHALL_MEMBERSHIP": false/,
  );
});

it.each([true, false])('writes styles of the cart’s form only for a site with a shop: %s', async (shop) => {
  const output = await buildSides(['ssr'], { shop });
  expect(output.some(({ fileName }) => /InvoiceForm-.*\.css$/.test(fileName))).toBe(shop);
});

it('puts a site’s texts into the file with the list of islands, which every first touch fetches', async () => {
  const { scripts, islands } = await build(allOff, { texts: 'src/texts.ts' });
  const hydrator = scripts.find(({ fileName }) => fileName === islands.hydrator);
  expect(hydrator?.code).toContain('Tor zu');
});

describe('texts as the guide says', () => {
  const createTexts = (code: string) => ({
    'src/organisation.ts': `
      import { defineOrganisation } from '@guildhall/organisation';
      export const organisation = defineOrganisation({ language: 'de', currency: 'EUR', vatHome: 'DE', search: false });`,
    'src/texts.ts': code,
  });

  it.each([
    ['the kit’s defineTexts', readSnippet('your-own-site', 'src/texts.ts')],
    [
      'the facts, other libraries of the kit, packages of others',
      `import { formatExact } from '@guildhall/money';
       import { defineTexts } from '@guildhall/site';
       import { carouselTexts, Tag } from '@guildhall/ui';
       import { LRUCache } from 'lru-cache';
       import * as valibot from 'valibot';
       import { organisation } from './organisation.ts';
       const menu = [organisation.language, formatExact, Tag, new LRUCache({ max: 1 }).max, valibot].join();
       export const texts = defineTexts({ chrome: { menu }, carousel: carouselTexts });`,
    ],
  ])('are in scripts that run, whatever they import: %s', async (_name, code) => {
    const { scripts } = await build(allOff, { texts: 'src/texts.ts' }, createTexts(code));
    expect(findScriptFaults(new Map(scripts.map((script) => [script.fileName, script.code])))).toEqual([]);
  });
});

it('runs though the site’s package.json names no dependency, such as in a workspace that has them at its root', async () => {
  const { scripts } = await build(allOff, {}, { 'package.json': '{ "name": "house" }' });
  expect(findScriptFaults(new Map(scripts.map((script) => [script.fileName, script.code])))).toEqual([]);
  expect(scripts.map(({ name }) => name)).toContain('kit');
});

it.each(['connect-billing', 'bill-by-invoice'])(
  'builds what the guides %s and connect-identity have into scripts that run',
  async (guide) => {
    const own = {
      'src/SignUp.tsx': readSnippet(guide, 'src/SignUp.tsx'),
      'src/logins.ts': readSnippet('connect-identity', 'src/logins.ts'),
    };
    expect(Object.values(own)).not.toContain('');
    const { scripts } = await build({ shop: false }, {}, own);
    expect(findScriptFaults(new Map(scripts.map((script) => [script.fileName, script.code])))).toEqual([]);
  },
);

it('puts the logins into a file of their own, and nothing of them into other files', async () => {
  const { scripts } = await buildWhole();
  const withLogins = scripts.filter(({ code }) => code.includes('keyring.example'));
  expect(withLogins.map(({ name }) => name)).toEqual(['logins']);
});

it.each([
  [{}, { logins: undefined }, 'Members log in with passwords: set logins in vite.config.ts'],
  [{ members: false }, { logins: 'src/logins.ts' }, "remove logins ('src/logins.ts') from vite.config.ts"],
] as const)('is refused if the logins do not fit the members: %j', async (off, more, message) => {
  await expect(build(off, more as Partial<GuildhallOptions>)).rejects.toThrow(message);
});

describe('an island of a site’s own', () => {
  let built: Built;
  beforeAll(async () => {
    built = await buildBare();
  });

  it('has a file, which its first touch fetches together with React’s', () => {
    const file = built.islands.islands['board']?.replace(/^assets\/|\.js$/g, '');
    expect(file).toMatch(/^hours-board-/);
    expect(built.islands.list).toMatch(new RegExp(`^react-[^:]*\\b${file},.*board:0\\d+,`));
    expect(built.start).toContain(built.islands.list);
  });

  it('may have files that only its script names, such as pictures', () => {
    const picture = built.assets.find((name) => name.endsWith('.svg')) ?? 'none';
    expect(built.code).toContain(`/${picture}`);
    expect(built.code).toMatch(/new URL\([^)]*mark-[\w-]+\.svg/);
  });

  it('names its classes in its script, so that pages with it have its styles', () => {
    const script = built.scripts.find(({ name }) => name === 'HoursBoard');
    expect(script?.code).toContain('gh_own-HoursBoard_days');
  });
});

it('gives new names to a changed island and what names it only: a returning visitor loads neither React nor the kit again', async () => {
  const board = 'src/board/HoursBoard.tsx';
  const before = await buildWhole();
  const after = await build({}, {}, { [board]: ownFiles[board].replace('Hours<', 'Opening hours<') });
  const react = before.scripts.find(({ name }) => name === 'react');
  expect([react?.imports, react?.dynamicImports]).toEqual([[], []]);
  const kept = new Set(before.scripts.map(({ fileName }) => fileName));
  const renamed = after.scripts.filter(({ fileName }) => !kept.has(fileName)).map(({ name }) => name);
  expect(renamed.sort()).toEqual(['HoursBoard', 'displaced-nodes', 'hydrator', 'start']);
});
