import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WordPress } from '../harness/start-wordpress.ts';
import type { WordPressSeed } from './wordpress-seed.ts';

const program = join(import.meta.dirname, 'seed.php');

/**
 * Writes content into a WordPress, in place of what it has.
 *
 * @throws Error if WordPress refuses a part of it
 */
export async function seedWordPress({ folder, run }: WordPress, seed: WordPressSeed): Promise<void> {
  await writeFile(join(folder, 'seed.json'), JSON.stringify(seed));
  const code = (await readFile(program, 'utf8')).replace('<?php', '');
  const written = await run(code);
  if (Number(written) !== seed.posts.length)
    throw new Error(`Only ${written} of ${seed.posts.length} posts were written.`);
}
