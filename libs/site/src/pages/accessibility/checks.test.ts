import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import axe from 'axe-core/package.json' with { type: 'json' };
import { checks } from './checks.ts';

it('states no more than is tested: stories, of which about as many are counted, by this version of axe-core', () => {
  const libs = join(import.meta.dirname, '../../../..');
  const stories = globSync('*/src/**/*.stories.tsx', { cwd: libs }).flatMap(
    (path) => readFileSync(join(libs, path), 'utf8').match(/^export const \w+: Story\b/gm) ?? [],
  );
  expect(stories.length).toBeGreaterThanOrEqual(checks.states);
  expect(stories.length).toBeLessThan(checks.states + 100);
  expect(axe.version.startsWith(`${checks.axe}.`)).toBe(true);
});
