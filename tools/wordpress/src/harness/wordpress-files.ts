import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { cacheFolder } from './cache-folder.ts';

const run = promisify(execFile);

/** The package that carries WordPress 7.1.1 and its database in SQLite. Its own dependencies are not installed. */
const source = {
  name: 'wp-studio',
  version: '1.22.0',
  sha512: 'boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
};
const inside = 'package/dist/cli/wp-files';

/** Folders of the unpacked files. Nothing may be written to them: every WordPress on this machine uses them. */
export interface WordPressFiles {
  /** WordPress itself, as it is downloaded. */
  core: string;
  /** The plug-in that runs WordPress on SQLite. */
  sqlite: string;
}

/**
 * Provides the files of WordPress: downloads them with npm the first time, checks them and unpacks them.
 *
 * @throws Error if they cannot be downloaded, or differ from the checksum
 */
export async function provideWordPressFiles(): Promise<WordPressFiles> {
  const folder = join(cacheFolder, `files-${source.version}`);
  const files = {
    core: join(folder, 'latest/wordpress'),
    sqlite: join(folder, 'sqlite-database-integration'),
  };
  if (await exists(files.core)) return files;
  await mkdir(cacheFolder, { recursive: true });
  const made = await mkdtemp(join(cacheFolder, 'unpacking-'));
  try {
    const archive = await download(made);
    await check(archive);
    const parts = ['latest/wordpress', 'sqlite-database-integration'].map((part) => `${inside}/${part}`);
    await run('tar', ['-xzf', archive, '-C', made, '--strip-components=4', ...parts]);
    await rm(archive);
    // Another process may have been faster.
    await rename(made, folder).catch(async (error: unknown) => {
      if (!(await exists(files.core))) throw error;
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  return files;
}

async function download(folder: string): Promise<string> {
  const { name, version } = source;
  try {
    await run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder], {
      cwd: folder,
    });
  } catch (error) {
    throw new Error(`WordPress could not be downloaded: npm pack ${name}@${version} failed.`, {
      cause: error,
    });
  }
  return join(folder, `${name}-${version}.tgz`);
}

async function check(archive: string): Promise<void> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(archive), hash);
  if (hash.digest('base64') !== source.sha512)
    throw new Error(
      `${source.name}@${source.version} differs from its checksum. Run npm cache verify, then try again.`,
    );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
