import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages with state of their own: with two copies, hooks fail and atoms have two stores. */
const singletons = ['react', 'react-dom', 'jotai'];

/** Finds packages that are installed more than once in an app, but must be unique. */
export function findDuplicates(app: string): string[] {
  return singletons.flatMap((name) => {
    const copies = globSync(`**/node_modules/${name}/package.json`, { cwd: app });
    if (copies.length <= 1) return [];
    const versions = copies.map((file) => `${file} (${readVersion(join(app, file))})`);
    return [`${name} is installed ${copies.length} times: ${versions.join(', ')}`];
  });
}

function readVersion(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
