import type { Organisation, Switches } from '@guildhall/organisation';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readIslandScripts } from '../engine/assets/island-modules.ts';
import { siteModules } from '../site-modules.ts';
import { getSource } from '../sources.ts';
import { readIslandList } from './island-list.ts';
import { createFontCode, type SiteFonts } from './site-fonts.ts';

export interface SiteFiles {
  /** Absolute path of the file that exports `site`. */
  site: string;
  /** Absolute path of the file that exports `islands` and `store`. */
  islands: string;
  /** Absolute paths; none for fonts of the visitor's computer. */
  fonts: SiteFonts | undefined;
  /** Absolute path of the file that exports `texts`; none for an English site. */
  texts: string | undefined;
  /** Absolute path of the file that exports `connectLogins`; none without logins with passwords. */
  logins: string | undefined;
}

/** Provides the entries of a site's two bundles: they compose the kit with the site's own lists. */
export function siteEntries(files: SiteFiles, parts: StartSwitches): Plugin {
  const createCode = {
    [siteModules.renderer]: () => createRendererCode(files),
    [siteModules.start]: (islandFiles: string) => createStartCode(parts, islandFiles),
    [siteModules.hydrator]: () => createHydratorCode(files, parts),
  };
  const names = Object.values(siteModules).join('|');
  return {
    name: 'site-entries',
    resolveId: { filter: { id: new RegExp(`^(?:${names})$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0(?:${names})$`) },
      handler(id) {
        this.addWatchFile(files.islands);
        const { name, config } = this.environment;
        // In development nothing is fetched ahead.
        const list = name === 'start' ? readIslandScripts(join(config.root, 'dist/client')).list : '';
        return createCode[id.slice(1) as keyof typeof createCode](list);
      },
    },
  };
}

/** The kit comes first: its styles begin with the order of the layers. */
function createRendererCode({ site, islands, fonts }: SiteFiles): string {
  const names = readIslandList(islands).map(({ name }) => name);
  const { imports, urls } = createFontCode(fonts);
  return `
    import { createRenderer } from ${quote(getSource('host/create-renderer.tsx'))};
    ${imports}
    import { site } from ${quote(site)};
    export const renderer = createRenderer(site, ${JSON.stringify(names)}, ${urls});`;
}

function createHydratorCode({ islands, texts, logins }: SiteFiles, { shop }: StartSwitches): string {
  const [source, name] =
    texts === undefined
      ? ['browser/create-page-hydrator.ts', 'createPageHydrator']
      : ['browser/create-translated-hydrator.ts', 'createTranslatedHydrator'];
  return `
    import { ${name} } from ${quote(getSource(source))};
    import { islands, store } from ${quote(islands)};
    ${texts === undefined ? '' : `import { texts } from ${quote(texts)};`}
    ${logins === undefined ? '' : createLoginsCode(logins)}
    ${shop ? createCartCode() : ''}
    export const hydrator = ${name}(islands, store${texts === undefined ? '' : ', texts'});`;
}

/** The supplier's code is fetched with the first island of the members' area that needs it. */
const createLoginsCode = (logins: string): string => `
    import { nameLogins } from ${quote(getSource('members/own-logins.ts'))};
    nameLogins(store, () => import(${quote(logins)}));`;

/** For the header's button: the start script imports the hydrator's file alone. */
const createCartCode = (): string => `
    import { fetchCart as fetchPageCart } from ${quote(getSource('browser/fetch-cart.ts'))};
    export const fetchCart = () => fetchPageCart(hydrator, store);`;

interface BrowserModule {
  /** Source that exports the names below. */
  source: string;
  /** Conditions that wake islands, by the name of the reason. */
  reasons?: Record<string, string>;
  /** Function that starts the rest, and the code of its arguments. */
  start?: [name: string, options: string];
  /** Constant that is true on a page that asks for consent. */
  asking?: string;
}

/** Parts of the product that the start script may have. */
export type StartSwitches = Switches & {
  /** The question about cookies. */
  consent: boolean;
};

/** Returns the parts that an organisation has. */
export function findStartSwitches({
  switches,
  consent,
}: Pick<Organisation, 'switches' | 'consent'>): StartSwitches {
  return { ...switches, consent: consent !== undefined };
}

const browserModules: Record<keyof StartSwitches, BrowserModule> = {
  shop: {
    source: 'browser/shop-part.ts',
    reasons: { 'vat-country': 'hasOtherVatCountry', cart: 'hasCart' },
    start: [
      'startCartButton',
      'async () => (await importHydrator()).fetchCart(), () => islands.wakeFor("cart"), onChunkFailure',
    ],
  },
  membership: { source: 'browser/membership-part.ts', reasons: { 'sign-up': 'isSignUpUnfinished' } },
  members: { source: 'browser/members.ts', start: ['startMembers', 'islands'] },
  consent: { source: 'browser/consent-part.ts', start: ['startConsent', ''], asking: 'isAsking' },
};

const listModules = (parts: StartSwitches) =>
  Object.entries(browserModules)
    .filter(([name]) => parts[name as keyof StartSwitches])
    .map(([, module]) => module);

/** Returns the absolute paths of the kit's sources that the entries for browsers import. */
export function listBrowserSources(parts: StartSwitches): string[] {
  const sources = listModules(parts).map(({ source }) => source);
  return ['browser/start-page.ts', 'browser/create-page-hydrator.ts', ...sources].map(getSource);
}

function createStartCode(chosen: StartSwitches, islandFiles: string): string {
  const parts = listModules(chosen);
  const imports = parts.map(({ source, reasons = {}, start, asking }) => {
    const names = [...Object.values(reasons), ...(start ? [start[0]] : []), ...(asking ? [asking] : [])];
    return `import { ${names.join(', ')} } from ${quote(getSource(source))};`;
  });
  const reasons = parts
    .flatMap((part) => Object.entries(part.reasons ?? {}))
    .map(([name, condition]) => `${quote(name)}: ${condition}`);
  const asking = parts.flatMap((part) => (part.asking ? [`, ${part.asking}`] : [])).join('');
  const starts = parts.flatMap(({ start }) => (start ? [`${start[0]}(${start[1]});`] : []));
  return `
    import { onChunkFailure, startPage } from ${quote(getSource('browser/start-page.ts'))};
    ${imports.join('\n')}
    const importHydrator = () => import(${quote(siteModules.hydrator)});
    const islands = startPage(importHydrator, ${quote(islandFiles)}, { ${reasons.join(', ')} }${asking});
    ${starts.join('\n')}`;
}

const quote = (text: string): string => JSON.stringify(text);
