// A step of `npm test`: every library is packed as for npm, installed into an app of another organisation
// with React 18 and 19, checked by its compiler, rendered by its server and used in a browser. Nothing is fetched.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { print } from '../../libs/cli/src/terminal/print.mjs';
import { findArchiveFaults, findUndeclaredImports } from './archive-faults.ts';
import { buildApp, runNode, findTypeFaults } from './compile.ts';
import { listDoors, renderDoorsModule } from './doors.ts';
import { install, reacts, type ReactChoice } from './install.ts';
import { findNextExampleFaults, installStandInForNext } from './next-example.ts';
import { packLibraries, type PackedLibrary } from './libraries.ts';
import { checkSnippets, writeSnippets } from './snippets/check-snippets.ts';
import { readDocuments } from './snippets/read-documents.ts';
import { readExplanations, toDocuments } from './snippets/read-explanations.ts';
import { findRenderFaults, writeReadmeApp } from './snippets/readme-app.ts';
import { startStandIn } from './stand-in.ts';
import { findBrowserFaults, startBrowser } from './try-in-browser.ts';

/** Runs in the folder of the app's server. */
const renderer = `import { renderReadmes } from './server/readmes.js';
import { connect, renderPage, renderQuietPage } from './server/server.js';
const origin = process.argv[2];
const readPage = connect({ content: origin, site: origin, shop: origin + '/graphql', shopToken: 'a secret' });
const { html, json } = renderPage(await readPage('/every-block'));
const readmes = await renderReadmes(origin);
process.stdout.write(JSON.stringify({ page: html, json, quiet: renderQuietPage(), readmes }));
`;

interface Rendered {
  page: string;
  json: string;
  quiet: string;
  /** The HTML of examples, by their places, and the data of their page. */
  readmes: { html: Record<string, string>; json: string };
}

function findAllArchiveFaults(libraries: readonly PackedLibrary[], modules: string): string[] {
  return libraries.flatMap(({ manifest, files }) => [
    ...findArchiveFaults(manifest, files),
    ...files
      .filter((file) => /^dist\/.*\.(?:js|d\.ts)$/.test(file))
      .flatMap((file) =>
        findUndeclaredImports(manifest, file, readFileSync(join(modules, manifest.name, file), 'utf8')),
      ),
  ]);
}

/** The app, with one version of React. */
async function findAppFaults(
  app: string,
  libraries: readonly PackedLibrary[],
  react: ReactChoice,
  browser: Browser,
): Promise<string[]> {
  cpSync(join(import.meta.dirname, 'app'), app, { recursive: true });
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'another-organisation', type: 'module' }));
  const doors = listDoors(libraries);
  writeFileSync(join(app, 'src/every-door.ts'), renderDoorsModule(doors));
  writeFileSync(join(app, 'render.mjs'), renderer);
  const isNewest = react.version === '19';
  const needs = ['@types/react', '@types/react-dom', '@types/node', 'vitest'];
  await install(app, { libraries, needs, from: react.from });
  const faults = isNewest ? findAllArchiveFaults(libraries, join(app, 'node_modules')) : [];
  const places = writeSnippets(app, [...documents, ...comments]);
  writeReadmeApp(app, documents);
  // The guides install React 19.
  if (isNewest) installStandInForNext(app);
  if (isNewest) faults.push(...(await findSnippetFaults(app, places)));
  faults.push(...(await findTypeFaults(app)));
  await buildApp(app);
  return [...faults, ...(await findUsageFaults(app, browser, isNewest))];
}

async function findSnippetFaults(app: string, places: ReadonlyMap<string, string>): Promise<string[]> {
  const { counts, faults } = await checkSnippets(app, places);
  print(
    `Examples: ${counts.compiled} of ${places.size} compile; ${counts.values} values are as their comments say`,
  );
  return faults;
}

async function findUsageFaults(
  app: string,
  browser: Browser,
  hasServerComponents: boolean,
): Promise<string[]> {
  const folder = join(app, 'dist');
  const pages: Record<string, string> = {};
  const standIn = await startStandIn({ folder, pages });
  try {
    const { stdout, stderr, code } = await runNode(['render.mjs', standIn.origin], app);
    const faults = stderr
      .split('\n')
      .filter(Boolean)
      .map((line) => `server: ${line}`);
    if (code !== 0) return [...faults, `server: ended with ${code}`];
    const { page, json, quiet, readmes } = JSON.parse(stdout) as Rendered;
    faults.push(...findRenderFaults(documents, readmes.html));
    const html = (file: string) => readFileSync(join(folder, file), 'utf8');
    pages['/'] = html('index.html')
      .replace('<!--page-->', () => page)
      .replace('{}', () => json);
    pages['/beside'] = html('beside.html').replace('{}', () => json);
    const island =
      Object.entries(readmes.html).find(([place]) => place.startsWith('libs/islands/'))?.[1] ?? '';
    pages['/readmes'] = html('readmes.html')
      .replace('<!--island-->', () => island)
      .replace('{}', () => readmes.json);
    pages['/quiet'] = html('quiet.html').replace('<!--page-->', () => quiet);
    faults.push(...(await findBrowserFaults(browser, standIn.origin)));
    return hasServerComponents ? [...faults, ...(await findNextExampleFaults(app, standIn.origin))] : faults;
  } finally {
    await standIn.stop();
  }
}

const documents = readDocuments();
const comments = toDocuments(readExplanations());
const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
const browser = await startBrowser();
try {
  const libraries = await packLibraries(folder);
  print(`Packed: ${libraries.map(({ manifest }) => manifest.name).join(', ')}`);
  let found = 0;
  for (const react of reacts) {
    const faults = await findAppFaults(join(folder, `react-${react.version}`), libraries, react, browser);
    print(
      `React ${react.version}: ${faults.length === 0 ? 'installs, compiles, renders, works' : `${faults.length} faults`}`,
    );
    for (const fault of faults) print(`  ${fault}`);
    found += faults.length;
  }
  process.exitCode = found > 0 ? 1 : 0;
} catch (error) {
  print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
