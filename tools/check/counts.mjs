/** @typedef {{ passed: number, failed: number }} Counts */

const failing = new Set(['failed', 'flaky', 'interrupted', 'did not run', 'skipped', 'todo']);

/**
 * Counts passed and failed tests in the output of Vitest and Playwright. A test that did not run, or needed a retry, has
 * failed.
 *
 * @param {string[]} lines
 * @returns {Counts}
 */
export function countTests(lines) {
  const counts = { passed: 0, failed: 0 };
  for (const line of lines.map(stripColour)) {
    // Vitest: `      Tests  1 failed | 12 passed (13)`; Playwright: `  12 passed (5.2s)`.
    const counted =
      /^\s*Tests\s+(\d.*)\(\d+\)\s*$/.exec(line)?.[1] ??
      /^ {2}(\d+ [a-z ]+?)(?: \([\d.]+m?s?\))?$/.exec(line)?.[1];
    for (const [, number, word = ''] of counted?.matchAll(/(\d+) ([a-z]+(?: [a-z]+)*)/g) ?? []) {
      if (word === 'passed') counts.passed += Number(number);
      else if (failing.has(word)) counts.failed += Number(number);
    }
  }
  return counts;
}

/**
 * Counts the tasks that Nx took from its cache.
 *
 * @param {string[]} lines
 */
export function countCached(lines) {
  const [, cached, all] =
    lines.map((line) => /^\s*Cache:\s+(\d+)\/(\d+) hit/.exec(stripColour(line))).find(Boolean) ?? [];
  return cached && all && cached !== '0' ? { cached: Number(cached), all: Number(all) } : undefined;
}

/** @param {string} line */
function stripColour(line) {
  // eslint-disable-next-line no-control-regex -- Colour codes begin with it.
  return line.replaceAll(/\u001B\[[\d;]*m/g, '');
}
