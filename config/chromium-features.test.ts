import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { disableFeatures } from './chromium-features.ts';

it('disables at least the features that this version of Playwright disables, whose list is replaced', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(source)?.[1] ?? '';
  const disabled = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(disabled.length).toBeGreaterThan(0);
  expect(disableFeatures().split(/[=,]/)).toEqual(expect.arrayContaining(disabled));
});
