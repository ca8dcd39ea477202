import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from './assets.ts';
import { islandModules } from './island-modules.ts';
import { cartStylesAddress, dressedLate } from './cart-styles.ts';
import { readManifest } from './manifest.ts';
import { serverStyles } from './server-styles.ts';
import { createPageCss } from './page-css.ts';

/** Fonts that the first view of every page is set in. */
const firstFonts = ['newsreader-display.woff2', 'hanken-grotesk.woff2'];

/** Reads what `vite build --app` left in `dist`, once, at start. */
export function readBuiltAssets(dist: string): Assets & { buildId: string } {
  const client = readManifest(join(dist, 'client'));
  const server = readManifest(join(dist, 'server'));
  const read = (file: string) => readFileSync(join(dist, 'client', file));

  const start = client['src/browser/start.ts'];
  const stylesheet = serverStyles(dist);
  if (!start) throw new Error(`The build in ${dist} has no start script: build the site again`);
  const modulesOf = islandModules(client, (file) => read(file).toString());
  const css = createPageCss(stylesheet, (island) => (island === dressedLate ? [] : modulesOf(island)));
  const cartStyles = cartStylesAddress(dist);
  const facts = cartStyles ? `<meta name="guildhall:cart-styles" content="${cartStyles}">` : '';
  const fonts = firstFonts
    .map((name) => Object.values(server).find(({ src }) => src?.endsWith(`/${name}`))?.file)
    .filter((file) => file !== undefined)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`)
    .join('');
  const integrity = createHash('sha384').update(read(start.file)).digest('base64');
  const script = `<script type="module" fetchpriority="low" src="/${start.file}" integrity="sha384-${integrity}"></script>`;

  return {
    buildId: createHash('sha256').update(start.file).update(stylesheet).digest('hex').slice(0, 12),
    headFor({ body, tints }) {
      const page = css.for(body, tints);
      return { html: [`${fonts}<style>`, page, `</style>${facts}${script}`], styleHashes: [page.hash] };
    },
  };
}
