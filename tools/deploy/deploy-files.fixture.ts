import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Reads a file of `deploy/`, or of the package that every release has. */
export const readDeployFile = (path: string) => {
  const places = ['deploy', 'libs/cli/deploy'].map((folder) => join(root, folder, path));
  return readFileSync(places.find((file) => existsSync(file)) ?? path, 'utf8');
};

/** Finds the variables that the servers read, by their definitions and by the guides that list them. */
export function findVariables(): Set<string> {
  const texts = [
    ...globSync('{docs/guides/*.md,libs/*/README.md,libs/{api,site,server-kit}/src/**/*.ts}', { cwd: root }),
  ].map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.join('\n').match(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b/g));
}

/** Returns the first of these programs that exists. */
export const findProgram = (...paths: (string | undefined)[]) =>
  paths.find((path): path is string => path !== undefined && existsSync(path));
