import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from './assets.ts';
import { islandModules } from './island-modules.ts';
import type { Manifest } from './manifest.ts';
import { createPageCss } from './page-css.ts';

/** Fonts that the first view of every page is set in. */
const firstFonts = ['newsreader-display.woff2', 'hanken-grotesk.woff2'];

/** Reads what `vite build --app` left in `dist`, once, at start. */
export function readBuiltAssets(dist: string): Assets & { buildId: string } {
  const client = readManifest(join(dist, 'client'));
  const server = readManifest(join(dist, 'server'));
  const read = (file: string) => readFileSync(join(dist, 'client', file));

  const start = client['src/browser/start.ts'];
  const stylesheet = (server['src/render/entry-server.tsx']?.css ?? [])
    .map((file) => read(file).toString())
    .join('');
  if (!start) throw new Error(`The build in ${dist} has no start script: build the site again`);
  const css = createPageCss(
    stylesheet,
    islandModules(client, (file) => read(file).toString()),
  );
  const fonts = firstFonts
    .map((name) => Object.values(server).find(({ src }) => src?.endsWith(`/${name}`))?.file)
    .filter((file) => file !== undefined)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`)
    .join('');
  const integrity = createHash('sha384').update(read(start.file)).digest('base64');
  const script = `<script type="module" src="/${start.file}" integrity="sha384-${integrity}"></script>`;

  return {
    buildId: createHash('sha256').update(start.file).update(stylesheet).digest('hex').slice(0, 12),
    headFor({ body, tints }) {
      const page = css.for(body, tints);
      return { html: [`${fonts}<style>`, page, `</style>${script}`], styleHashes: [page.hash] };
    },
  };
}

function readManifest(directory: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    throw new Error(`There is no build in ${directory}: run "npm run build" first`);
  }
}
