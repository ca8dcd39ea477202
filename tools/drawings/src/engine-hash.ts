import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes whenever the drawing code changes: pictures from other code may look different. */
export const engineHash: string = hashSources(import.meta.dirname);

function hashSources(directory: string): string {
  const hash = createHash('sha256');
  const files = globSync('**/*.ts', { cwd: directory }).filter((name) => !name.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(directory, file)));
  return hash.digest('hex').slice(0, 8);
}
