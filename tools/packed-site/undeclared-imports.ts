import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { readManifest } from '../consumer/libraries.ts';

/**
 * Reports packages that the server's bundle imports although the site does not depend on them itself. Installers such as
 * pnpm do not put them into its `node_modules`.
 */
export function findUndeclaredImports(site: string): string[] {
  const { dependencies = {} } = readManifest(site);
  const folder = join(site, 'dist/server');
  const files = globSync('**/*.js', { cwd: folder });
  const names = files.flatMap((file) => listImportedPackages(readFileSync(join(folder, file), 'utf8')));
  return [...new Set(names)]
    .filter((name) => !(name in dependencies))
    .map((name) => `the server's bundle imports ${name}, which the site does not depend on`);
}

/** Lists the packages that a module imports, without Node's own. */
export function listImportedPackages(code: string): string[] {
  const imports = code.matchAll(/^(?:import|export)\b[^;'"]*["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm);
  return [...imports]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((path) => !path.startsWith('.') && !isBuiltin(path))
    .map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
}
