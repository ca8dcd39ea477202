import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Selectors of capabilities for things that have neither role nor label. Such a selector is a promise to keep an element: this list
 * only becomes shorter.
 */
const selectors = [
  // Links that look like links and are none.
  'a:not([href], [aria-current]), a[href=""], a[href="#"]',
  // The chosen one of several links, for which Playwright has no role option.
  '[aria-current="page"]',
  // The value beside its term.
  'dt + dd',
  // The form of a plan, which has no name.
  'form',
  // The button of a disclosure, which has no role in Playwright.
  'summary',
];

it('capabilities find everything by role, label and text, except what is listed', () => {
  const files = globSync('{capabilities,page}/*.ts', { cwd: import.meta.dirname });
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /(?:locator|frameLocator|\$\$?)\(\s*(['`])(.*?)\1/g,
      ),
    ].map(([, , selector = '']) => selector),
  );
  expect([...new Set(found)].sort()).toEqual([...selectors].sort());
  expect(selectors.length).toBeLessThanOrEqual(5);
});

it('no capability uses a test ID', () => {
  const files = globSync('{capabilities,page}/*.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    expect(readFileSync(join(import.meta.dirname, file), 'utf8'), file).not.toMatch(
      /getByTestId|data-testid|xpath=/,
    );
});
