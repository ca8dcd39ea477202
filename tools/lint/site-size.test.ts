import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const maxLines = 300;

it.each(['apps/site', 'examples/second-site'])(
  '%s, an organisation’s site, is at most 300 lines of code: everything else is in packages',
  (folder) => {
    const site = join(import.meta.dirname, '../..', folder);
    const files = globSync(['*.ts', 'src/**/*.{ts,tsx}'], {
      cwd: site,
      // Texts and drawings do not count.
      exclude: ['**/*.{test,stories}.*', '**/*texts.ts', '**/chrome/{Logo,FooterArt}.tsx'],
    });
    const lines = files.map((file) => readFileSync(join(site, file), 'utf8').split('\n').length - 1);
    expect(files).toContain('src/site.tsx');
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(maxLines);
  },
);
