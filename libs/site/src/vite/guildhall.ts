import { join } from 'node:path';
import type { Organisation } from '@guildhall/organisation';
import { requireOneVersion } from '@guildhall/server-kit';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  type CSSOptions,
  type EnvironmentOptions,
  type UserConfig,
} from 'vite';
import { checkIslands } from '../islands/check-islands.ts';
import { toShopFacts } from '../page/shop-facts.ts';
import { siteModules } from '../site-modules.ts';
import { cssTarget, scriptTarget } from './build-targets.ts';
import { nameClasses } from './css-class-names.ts';
import { finishBuild } from './finish-build.ts';
import { readIslandList } from './island-list.ts';
import { lightDarkFallback, lightDarkFeature } from './light-dark-fallback.ts';
import { namedIslandFiles } from './named-island-files.ts';
import * as plugins from './plugins.ts';
import { reactExports } from './react-exports.ts';
import { findStartSwitches, listBrowserSources, siteEntries, type SiteFiles } from './site-entries.ts';
import { serviceWorker } from './service-worker.ts';
import { scriptBundles, scripts, sourceCondition } from './script-bundles.ts';
import { findFonts, type SiteFonts } from './site-fonts.ts';
import { createUsageError } from '../usage-error.ts';

const createCss = (folder: string): CSSOptions => ({
  modules: { generateScopedName: nameClasses(folder) },
  postcss: { plugins: [lightDarkFallback()] },
  lightningcss: { exclude: lightDarkFeature },
});

/** Facts that the code of renderer and browser contains. In development, Vite leaves out those of a single environment. */
function createFacts(organisation: Organisation): Record<string, string> {
  const { switches, shopEvents, logins } = organisation;
  return {
    // Without a shop, the drawer of the cart and its form are not built.
    'import.meta.env.GUILDHALL_CART': JSON.stringify(switches.shop),
    'import.meta.env.GUILDHALL_LINKS': JSON.stringify(logins === 'links'),
    'import.meta.env.GUILDHALL_SHOP': JSON.stringify(toShopFacts(organisation)),
    'import.meta.env.GUILDHALL_SHOP_EVENTS': switches.shop ? JSON.stringify(shopEvents) : 'undefined',
    'import.meta.env.GUILDHALL_MEMBERS': JSON.stringify(switches.members),
    'import.meta.env.GUILDHALL_MEMBERSHIP': JSON.stringify(switches.membership),
  };
}

/** @throws Error if members log in with passwords, and no file names the logins; or the other way round */
function findLogins(
  { switches, logins }: Organisation,
  folder: string,
  path: string | undefined,
): string | undefined {
  const isNeeded = switches.members && logins === 'passwords';
  if (isNeeded && path === undefined)
    throw createUsageError(
      'GUILDHALL_SITE_LOGINS_FILE',
      `Members log in with passwords: set logins in vite.config.ts to the file that exports connectLogins of the identity supplier`,
    );
  if (!isNeeded && path !== undefined)
    throw createUsageError(
      'GUILDHALL_SITE_LOGINS_FILE',
      `No member logs in with a password: remove logins ('${path}') from vite.config.ts`,
    );
  return path === undefined ? undefined : join(folder, path);
}

const optimizeDeps = {
  // Imports of the kit's sources that are not made of modules.
  include: [
    'react-dom/client',
    'react-dom/server',
    '@guildhall/site > @guildhall/safe-content > sanitize-html',
  ],
};

const ssr: EnvironmentOptions = {
  resolve: {
    conditions: [sourceCondition, ...defaultServerConditions],
    // The kit and its dependencies: a strict installer puts them where the site's folder does not find them. React and
    // Jotai stay outside, since Node must have one copy of them.
    noExternal: [/^(?:@guildhall\/|(?:entities|react-hook-form|valibot)(?:\/|$))/],
  },
  build: {
    outDir: 'dist/server',
    emitAssets: true,
    rolldownOptions: { input: { 'entry-server': siteModules.renderer } },
  },
};

/** The parts of a site that its build reads. */
export interface GuildhallOptions {
  /** Facts that the cart's script contains. Parts of the product that it has switched off are left out of the build. */
  organisation: Organisation;
  /** The site's folder, such as `import.meta.dirname` of its `vite.config.ts`. */
  folder: string;
  /** Path below it of the file that exports `site`, made with `defineSite`. */
  site: string;
  /** Path below it of the file that exports `islands`, made with `defineIslands`, and `store`, their Jotai store. */
  islands: string;
  /**
   * Path below it of the file that exports `texts`, made with `defineTexts`: the code of islands has them. Give the same
   * texts to `runSite`.
   * @default none: English
   */
  texts?: string;
  /**
   * Path below it of the file that exports `connectLogins`, the half for browsers of the identity supplier. Give its half
   * for the site to `runSite`.
   * @default none: members log in by links, or there are no members
   */
  logins?: string;
  /**
   * Fonts that the theme names. False for a theme with fonts of the visitor's computer only.
   * @default those of the built-in theme
   */
  fonts?: SiteFonts | false;
}

/**
 * Creates the Vite configuration of a site: `vite build --app` writes `dist/client` and `dist/server`.
 *
 * @throws Error if the list of islands cannot be read, if it or the logins do not fit the organisation, or if packages of the kit
 * have different versions
 * @example
 * // vite.config.ts
 * const folder = import.meta.dirname;
 * export default guildhall({ organisation, folder, site: 'src/site.tsx', islands: 'src/islands.ts' });
 */
export function guildhall({ organisation, folder, fonts, ...paths }: GuildhallOptions): UserConfig {
  // Development serves sources of an installed kit too: a bundle of them beside would be a second cart.
  const exclude = requireOneVersion(folder);
  const files: SiteFiles = {
    fonts: findFonts(folder, fonts),
    site: join(folder, paths.site),
    islands: join(folder, paths.islands),
    texts: paths.texts === undefined ? undefined : join(folder, paths.texts),
    logins: findLogins(organisation, folder, paths.logins),
  };
  const parts = findStartSwitches(organisation);
  const names = readIslandList(files.islands).map(({ name }) => name);
  checkIslands(names, organisation, paths.islands);
  return {
    root: folder,
    appType: 'custom',
    // Two copies of Jotai would be two stores.
    resolve: { dedupe: ['react', 'react-dom', 'jotai'] },
    plugins: [
      siteEntries(files, parts),
      react(),
      plugins.noPreloadHelper,
      plugins.islandCssComesWithThePage,
      plugins.classNamesAsConstants,
      plugins.serverOnlyReload,
      reactExports(),
      scripts(folder),
      serviceWorker(organisation),
      namedIslandFiles(files),
    ],
    css: createCss(folder),
    define: createFacts(organisation),
    build: {
      target: scriptTarget,
      cssTarget,
      assetsInlineLimit: 0,
      manifest: true,
    },
    environments: {
      client: {
        // For development.
        resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
      },
      ssr,
    },
    builder: {
      async buildApp(builder) {
        // That of development is not built.
        const { client: _client, ...built } = builder.environments;
        for (const name of new Set([...scriptBundles, ...Object.keys(built)])) {
          const environment = built[name];
          if (environment) await builder.build(environment);
        }
        finishBuild(join(folder, 'dist'), { hasConsent: parts.consent });
      },
    },
    optimizeDeps: { ...optimizeDeps, entries: [...listBrowserSources(parts), files.islands], exclude },
  };
}
