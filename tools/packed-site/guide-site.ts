import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { findFreePort } from '../../config/free-port.ts';
import { install } from '../consumer/install.ts';
import type { PackedLibrary } from '../consumer/libraries.ts';
import { readDocument } from '../consumer/snippets/read-documents.ts';
import { addExamples, findPressFaults } from './guide-examples.ts';
import { findLibraries } from './install-api.ts';

/** Runs a program of Node in a folder, and returns what went wrong. */
export type RunProgram = (
  name: string,
  words: string[],
  cwd: string,
  env?: Record<string, string>,
) => Promise<string[]>;

/** Starts a server, and returns what follows these words in its output, or nothing if it ends before. */
export type StartServer = (
  words: string[],
  options: { cwd: string; env: Record<string, string>; begins: string },
) => Promise<string | undefined>;

/** Returns the files of a guide's first section, by their paths. */
export function readGuideFiles(markdown: string): Map<string, string> {
  const [start = ''] = /^## Start$[^]*?(?=^## )/m.exec(markdown) ?? [];
  const { snippets } = readDocument('', start);
  return new Map(snippets.flatMap(({ file, code }) => (file === undefined ? [] : [[file, code]])));
}

/** Returns the packages that a guide's first section installs, by their names. */
export function readGuidePackages(markdown: string): string[] {
  const lines = [...markdown.matchAll(/^npm install (?:--save-dev )?(.+)$/gm)].slice(0, 2);
  return lines.flatMap(([, words = '']) => words.split(' ').map((word) => word.replace(/(?!^)@.*$/, '')));
}

/** Reports what the page of the guide's site lacks. */
export function findPageFaults(html: string): string[] {
  const wanted = ['<title>The garden – The Garden</title>', '#b6d94c', '<h2>Quinces</h2>', 'at the gate'];
  return wanted
    .filter((text) => !html.includes(text))
    .map((text) => `the guide's site does not show ${text}`);
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, code] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
}

/** Writes the files of a guide into an empty folder, and installs the packages that it names. */
export async function prepareGuide(
  folder: string,
  markdown: string,
  libraries: readonly PackedLibrary[],
): Promise<void> {
  writeFiles(folder, readGuideFiles(markdown));
  writeFileSync(join(folder, 'package.json'), '{"name":"guide","type":"module"}');
  const names = readGuidePackages(markdown);
  // A later section names it.
  const needs = ['vitest', ...names.filter((name) => !name.startsWith('@guildhall/'))];
  await install(folder, { libraries: findLibraries(libraries, names), needs });
}

interface Programs {
  run: RunProgram;
  start: StartServer;
  browser: Browser;
}

/**
 * Follows the guide “Your own site” in an empty folder: writes its files, installs the packages that it names, checks the
 * types, builds, and reads the first page. Then adds what its later sections say, builds again, and presses it in a
 * browser.
 */
export async function followGuide(
  folder: string,
  markdown: string,
  libraries: readonly PackedLibrary[],
  programs: Programs,
): Promise<string[]> {
  await prepareGuide(folder, markdown, libraries);
  const first = await serveGuide(folder, programs, async (site) =>
    findPageFaults(await (await fetch(site)).text()),
  );
  if (first.length > 0) return first;
  writeFiles(folder, addExamples(readGuideFiles(markdown), markdown));
  const test = [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', 'src/theme.test.ts'];
  return [
    ...(await programs.run("the guide's test", test, folder)),
    ...(await serveGuide(folder, programs, (site) => findPressFaults(programs.browser, site))),
  ];
}

/** Checks the types, builds and starts the guide's site, and looks at it. */
async function serveGuide(
  folder: string,
  { run, start }: Programs,
  look: (site: string) => Promise<string[]>,
): Promise<string[]> {
  const inModules = (path: string) => join(folder, 'node_modules', path);
  const faults = [
    ...(await run("the guide's type check", [inModules('typescript/bin/tsc'), '-p', '.'], folder)),
    ...(await run(
      "the guide's build",
      [inModules('vite/bin/vite.js'), 'build', '--app', '--configLoader', 'native'],
      folder,
    )),
  ];
  if (faults.length > 0) return faults;
  const CONTENT_PORT = String(await findFreePort());
  const content = await start(['content/serve.ts'], {
    ...{ cwd: folder, env: { CONTENT_PORT }, begins: 'content at ' },
  });
  const site = await start(['--env-file=.env', 'src/main.ts'], {
    ...{ cwd: folder, env: { CONTENT_ORIGIN: content ?? '', SITE_PORT: '0' }, begins: 'site listening on ' },
  });
  if (site === undefined) return ["the guide's site does not start"];
  return look(site);
}
