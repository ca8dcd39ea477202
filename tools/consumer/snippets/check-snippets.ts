import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../set-up/workspace.mjs';
import { runNode } from '../compile.ts';
import { isProgram, listLibraryFolders, readManifest } from '../libraries.ts';
import { listFiles } from './list-files.ts';
import { givenModule } from './read-explanations.ts';
import type { Document } from './read-documents.ts';
import { addValueChecks, renderValuesProgram } from './values.ts';

/** Folder of a document's examples in an app: `snippets/libs-cart`. */
export const getFolder = (name: string): string =>
  join('snippets', name.replace(/(?:\/?README)?\.(?:md|tsx?)$/, '').replaceAll('/', '-'));

const compilerOptions = {
  ...{ module: 'nodenext', target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'] },
  ...{ jsx: 'react-jsx', types: ['node', 'vite/client'], skipLibCheck: true, noEmit: true },
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  allowImportingTsExtensions: true,
};

/** Writes the examples of all documents into an app, and returns the places of their files. */
export function writeSnippets(app: string, documents: readonly Document[]): Map<string, string> {
  const places = new Map<string, string>();
  const withValues = new Map<string, string>();
  for (const document of documents)
    for (const { path, code, snippet } of listFiles(document, documents)) {
      const file = join(getFolder(document.name), path);
      write(join(app, file), code);
      if (!snippet) continue;
      places.set(file, snippet.place);
      const checked = snippet.language === 'ts' ? addValueChecks(code) : undefined;
      if (checked === undefined) continue;
      write(join(app, 'values', file), checked);
      withValues.set(`./${file}`, snippet.place);
    }
  for (const folder of ['snippets', 'values/snippets']) write(join(app, folder, 'given.ts'), givenModule);
  write(join(app, 'values/run.js'), renderValuesProgram(withValues));
  return places;
}

interface SnippetReport {
  /** Numbers of examples that compile, and of values that were compared. */
  counts: { compiled: number; values: number };
  faults: string[];
}

/** Compiles the examples in an app with the packed libraries, and checks the values that they state. */
export async function checkSnippets(
  app: string,
  places: ReadonlyMap<string, string>,
): Promise<SnippetReport> {
  const broken = new Set<string>();
  const faults = (await compile(app)).map((line) => {
    const [, file = '', row = ''] = /^(\S+?)\((\d+)/.exec(line) ?? [];
    const place = places.get(file);
    if (place === undefined) return line;
    broken.add(place);
    return line.replace(/^\S+/, movePlace(place, Number(row) - 1));
  });
  const { stdout, stderr, code } = await runNode(['values/run.js'], app);
  if (code !== 0) faults.push(`values: ${stderr}`);
  const values = JSON.parse(stdout || '{"count":0,"faults":[]}') as { count: number; faults: string[] };
  return {
    counts: { compiled: places.size - broken.size, values: values.count },
    faults: [...faults, ...values.faults],
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const movePlace = (place: string, lines: number): string =>
  place.replace(/\d+$/, (line) => String(Number(line) + lines));

async function compile(app: string): Promise<string[]> {
  const file = join(app, 'tsconfig.snippets.json');
  const paths = findProgramTypes();
  write(file, JSON.stringify({ compilerOptions: { ...compilerOptions, paths }, include: ['snippets'] }));
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  const { stdout } = await runNode([tsc, '-p', file, '--pretty', 'false'], app);
  return stdout.split('\n').filter(Boolean);
}

/** Programs run beside an app, which does not install them: their examples are compiled with what was built. */
function findProgramTypes(): Record<string, [string]> {
  const playwright = [
    '@playwright/test',
    [join(root, 'node_modules/@playwright/test/index.d.ts')],
  ] satisfies [string, [string]];
  const doors = listLibraryFolders()
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => isProgram(manifest))
    .flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports ?? {}).flatMap(([door, target]) =>
        typeof target === 'string' || target.types === undefined
          ? []
          : [[join(manifest.name, door), [join(folder, target.types)]] satisfies [string, [string]]],
      ),
    );
  return Object.fromEntries([playwright, ...doors]);
}
