import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from './server-process.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

/** Edits after which every file that a visitor needs has another name, and after which the release can be told. */
const edits: Readonly<Record<string, (text: string) => string>> = {
  'libs/ui/src/base/base.css': (css) => `${css}\nbody { --release: 2; }\n`,
  'libs/blocks/src/entry-filters/FilterLinks.tsx': (code) =>
    code.replace('role="list"', 'role="list" data-release="2"'),
  'libs/api/src/errors/failure-texts.ts': (code) => code.replace('.message]', ".message + ' (release 2)']"),
};

/** Makes a later release in a copy of the workspace: builds its site; its api runs from the sources. */
export async function buildNextRelease(): Promise<WorkspaceCopy> {
  const copy = await copyWorkspace();
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(copy.folder, file);
    const text = await readFile(path, 'utf8');
    if (edit(text) === text) throw new Error(`${file} has nothing to edit`);
    await writeFile(path, edit(text));
  }
  const { code, output } = await runProgram({
    main: 'node_modules/vite/bin/vite.js',
    args: ['build', 'apps/site', '--app', '--configLoader', 'native'],
    env: {},
    from: copy.folder,
  });
  if (code !== 0) throw new Error(`The release could not be built:\n${output}`);
  return copy;
}

/** Runs the command of a release that copies its files to where a running site serves them. */
export async function publishAssets(release: string, cacheFolder: string): Promise<void> {
  const { code, output } = await runProgram({
    main: 'libs/cli/src/programs/publish-assets.mjs',
    args: [join(release, 'apps/site')],
    env: { CACHE_DIR: cacheFolder },
    from: release,
  });
  if (code !== 0) throw new Error(`The files could not be published:\n${output}`);
}
