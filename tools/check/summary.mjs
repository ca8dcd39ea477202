/** @typedef {import('./run-step.mjs').Result} Result */

/**
 * Formats the summary. Programs read its last line.
 *
 * @param {Result[]} results
 * @returns {string[]}
 */
export function formatSummary(results) {
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  const bad = results.filter((result) => result.failed > 0).map(({ step }) => step.name);
  return [
    ...results.map(formatLine),
    '',
    bad.length > 0
      ? `Failed: ${bad.join(', ')}. See the output above and in test-results/.`
      : `All passed in ${Math.round(sum(results.map(({ seconds }) => seconds)))} s.`,
    `${passed} passed, ${failed} failed`,
  ];
}

/** @param {Result} result */
function formatLine({ step, failed, seconds, note }) {
  const took = `${seconds.toFixed(1)} s`.padStart(8);
  return `${step.name.padEnd(10)} ${failed > 0 ? 'FAILED' : 'passed'} ${took}   ${note}`.trimEnd();
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
