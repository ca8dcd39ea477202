import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Changes with every change of the drawing code or the catalogue: pictures are kept for a year by whoever fetched
 * them, so a new drawing needs a new address.
 */
export const pictureEdition: string = editionOf(join(import.meta.dirname, '../..'));

function editionOf(directory: string): string {
  const hash = createHash('sha256');
  const files = globSync(['src/pictures/**/*.ts', 'content/pictures/*.ts'], { cwd: directory });
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort()) {
    hash.update(file).update(readFileSync(join(directory, file)));
  }
  return hash.digest('hex').slice(0, 8);
}
