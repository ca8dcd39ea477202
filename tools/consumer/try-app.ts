import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { print } from '../../libs/cli/src/terminal/print.mjs';
import { buildApp, findTypeFaults, runNode } from './compile.ts';
import { listDoors, renderDoorsModule } from './doors.ts';
import type { Manifest } from './libraries.ts';
import { findNextExampleFaults, installStandInForNext } from './next-example.ts';
import { checkSnippets, writeSnippets } from './snippets/check-snippets.ts';
import { readDocuments } from './snippets/read-documents.ts';
import { readExplanations, toDocuments } from './snippets/read-explanations.ts';
import { findRenderFaults, writeReadmeApp } from './snippets/readme-app.ts';
import { startStandIn } from './stand-in.ts';
import { tryBeside } from './try-beside.ts';
import { findBrowserFaults, visitPage } from './try-in-browser.ts';

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

const documents = readDocuments();
const comments = toDocuments(readExplanations());

interface AppTrial {
  /** Of the libraries. */
  manifests: readonly Manifest[];
  /** True with the newest React, which guides and server components need. */
  isNewest: boolean;
  browser: Browser;
  /** Installs the libraries and these packages into the app. */
  installInto: (app: string, needs: readonly string[]) => Promise<void>;
}

/** Writes the app of another organisation into a folder, installs it, and reports what does not work. */
export async function findAppFaults(
  app: string,
  { manifests, isNewest, browser, installInto }: AppTrial,
): Promise<string[]> {
  cpSync(join(import.meta.dirname, 'app'), app, { recursive: true });
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'another-organisation', type: 'module' }));
  const doors = listDoors(manifests);
  writeFileSync(join(app, 'src/every-door.ts'), renderDoorsModule(doors));
  writeFileSync(join(app, 'render.mjs'), renderer);
  await installInto(app, ['@types/react', '@types/react-dom', '@types/node', 'vitest']);
  const faults: string[] = [];
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

async function findUsageFaults(app: string, browser: Browser, isNewest: boolean): Promise<string[]> {
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
    // Styles are the same with any React.
    if (isNewest) faults.push(...(await visitPage(browser, `${standIn.origin}/beside`, tryBeside)));
    return isNewest ? [...faults, ...(await findNextExampleFaults(app, standIn.origin))] : faults;
  } finally {
    await standIn.stop();
  }
}
