/** @typedef {import('./run-step.mjs').Result} Result */

/** Files listed as the slowest. */
const slowestCount = 20;

/**
 * Formats the summary: a line for each step, the checks of each home, the slowest files, and the sums. Programs read its
 * last line.
 *
 * @param {readonly Result[]} results
 * @param {{ seconds: number, loopSeconds: number }} time `loopSeconds`: duration of the calibrating loop.
 * @returns {string[]}
 */
export function formatSummary(results, { seconds, loopSeconds }) {
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  const bad = results.filter((result) => result.failed > 0).map(({ step }) => step.name);
  const loops = `${Math.round(seconds / loopSeconds)} times the calibrating loop of ${loopSeconds.toFixed(2)} s`;
  return [
    ...results.map((result) => formatLine(result, loopSeconds)),
    '',
    ...formatHomes(results),
    '',
    ...formatSlowest(results),
    bad.length > 0
      ? `Failed: ${bad.join(', ')}, after ${Math.round(seconds)} s (${loops}). See the output above and in test-results/.`
      : `All passed in ${Math.round(seconds)} s (${loops}).`,
    `${passed} passed, ${failed} failed`,
  ];
}

/**
 * @param {Result} result
 * @param {number} loopSeconds
 */
function formatLine({ step, failed, seconds, note }, loopSeconds) {
  const took = `${seconds.toFixed(1)} s`.padStart(9);
  const ratio = `×${Math.round(seconds / loopSeconds)}`.padStart(6);
  return `${step.name.padEnd(13)} ${failed > 0 ? 'FAILED' : 'passed'} ${took} ${ratio}   ${note}`.trimEnd();
}

/** @param {readonly Result[]} results */
function formatHomes(results) {
  const homes = [...new Set(results.map(({ step }) => step.home))];
  return [
    'Where it is checked   checks   seconds',
    ...homes.map((home) => {
      const own = results.filter(({ step }) => step.home === home);
      const checks = String(sum(own.map(({ passed, failed }) => passed + failed))).padStart(7);
      return `${home.padEnd(20)} ${checks} ${sum(own.map(({ seconds }) => seconds))
        .toFixed(1)
        .padStart(9)}`;
    }),
  ];
}

/** @param {readonly Result[]} results */
function formatSlowest(results) {
  const files = results
    .flatMap(({ files: own }) => own)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestCount);
  if (files.length === 0) return [];
  return [
    'Slowest files',
    ...files.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    '',
  ];
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
