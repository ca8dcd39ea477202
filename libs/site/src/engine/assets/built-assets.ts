import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from './assets.ts';
import { findConsentStylesPath } from './consent-styles.ts';
import { createIslandModuleFinder, readIslandScripts } from './island-modules.ts';
import { findLateModules, findLateStylesPath, findPageModules } from './late-styles.ts';
import { findEntry, readManifest, type Chunk } from './manifest.ts';
import { listServerStyleFiles, readServerStyles } from './server-styles.ts';
import { createPageCss } from './page-css.ts';
import { createUsageError } from '../../usage-error.ts';

export function readBuiltAssets(dist: string): Assets {
  const client = readManifest(join(dist, 'client'));
  const read = (file: string) => readFileSync(join(dist, 'client', file));

  const pages = readManifest(join(dist, 'client'), 'start');
  const start = findEntry(pages, 'start');
  const stylesheet = readServerStyles(dist);
  if (!start)
    throw createUsageError(
      'GUILDHALL_SITE_NO_BUILD',
      `The build in ${dist} has no start script. Build the site again.`,
    );
  const findModules = createIslandModuleFinder(client, readIslandScripts(join(dist, 'client')), (file) =>
    read(file).toString(),
  );
  const css = createPageCss(
    stylesheet,
    (island) => findPageModules(findModules, island),
    findLateModules(findModules),
  );
  const lateStyles = findLateStylesPath(dist);
  const bootData = lateStyles
    ? `<meta name="guildhall:late-styles" content="${lateStyles} ${computeIntegrity(read(lateStyles))}">`
    : '';
  const consentStyles = findConsentStylesPath(dist);
  const sheets = listServerStyleFiles(dist).map((file) => `/${file}`);
  const renderScript = ({ file }: Chunk) =>
    `<script type="module" fetchpriority="low" src="/${file}" integrity="${computeIntegrity(read(file))}"></script>`;
  const script = renderScript(start);

  const offlineList = findEntry(pages, 'offline-list');

  return {
    serviceWorker: read('sw.js').toString(),
    getStyleSheets: () => sheets,
    ...(consentStyles && {
      consentStylesHtml: `<link rel="stylesheet" href="${consentStyles}" integrity="${computeIntegrity(read(consentStyles))}">`,
    }),
    createHead({ used, tints }) {
      const page = css.selectForPage(used, tints);
      const list = offlineList && used.has('OfflinePage') ? renderScript(offlineList) : '';
      return { html: ['<style>', page, `</style>${bootData}${script}${list}`], styleHashes: [page.hash] };
    },
  };
}

function computeIntegrity(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
