import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** With the terms of memberships, which were variables. */
const maxLines = 305;

it.each([
  ['apps/site', 'src/site.tsx'],
  ['apps/api', 'src/main.ts'],
  ['apps/organisation', 'src/organisation.ts'],
  ['examples/second-site', 'src/site.tsx'],
])(
  '%s, an organisation’s site or api, is at most 305 lines of code: everything else is in packages',
  (folder, entry) => {
    const site = join(import.meta.dirname, '../..', folder);
    const files = globSync(['*.ts', 'src/**/*.{ts,tsx}'], {
      cwd: site,
      // Texts, drawings and the configuration of tests do not count.
      exclude: [
        'contract.config.ts',
        '**/*.{test,stories}.*',
        '**/*texts.ts',
        '**/chrome/{Logo,FooterArt}.tsx',
      ],
    });
    const lines = files.map((file) => readFileSync(join(site, file), 'utf8').split('\n').length - 1);
    expect(files).toContain(entry);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(maxLines);
  },
);
