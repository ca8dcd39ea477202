import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('gives built libraries the fallback that sites have', () => {
  const read = (folder: string) =>
    readFileSync(join(import.meta.dirname, folder, 'light-dark-fallback.ts'), 'utf8');
  expect(read('.')).toBe(read('../libs/site/src/vite'));
});
