import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes with every change of the code that draws: pictures drawn by other code may look different. */
export const engineHash: string = hashOfSources(import.meta.dirname);

function hashOfSources(directory: string): string {
  const hash = createHash('sha256');
  const files = globSync('**/*.ts', { cwd: directory }).filter((name) => !name.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(directory, file)));
  return hash.digest('hex').slice(0, 8);
}
