/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [program] Arguments of Node.
 * @property {string} [target] Alternatively a target of Nx.
 * @property {boolean} [hasTests] True to count its tests; otherwise it counts as one check.
 * @property {boolean} [inBrowser] True if it needs Chromium.
 * @property {boolean} [inEngines] True if it needs Firefox and WebKit too.
 * @property {boolean} [besideServers] True if it needs Redis and nginx.
 * @property {string} [after] Step that must pass first.
 */

/**
 * Steps of `npm test`, in order. A failed step does not stop the others.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'lockfile', program: ['tools/lockcheck.mjs'] },
  { name: 'format', program: ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '.'] },
  {
    name: 'spelling',
    program: [
      'node_modules/cspell/bin.mjs',
      'lint',
      ...['--no-progress', '--no-summary', '--show-suggestions'],
      ...['--cache', '--cache-location', 'node_modules/.cache/cspell.json'],
    ],
  },
  { name: 'codegen', program: ['tools/codegen/codegen.mjs', '--check'] },
  { name: 'lint', target: 'lint' },
  { name: 'types', target: 'typecheck' },
  { name: 'unit', target: 'test', hasTests: true, inBrowser: true, besideServers: true },
  { name: 'build', target: 'build' },
  { name: 'packages', target: 'package', after: 'build' },
  { name: 'consumer', program: ['tools/consumer/check.ts'], inBrowser: true, after: 'build' },
  { name: 'packed', program: ['tools/packed-site/check.ts'], inBrowser: true, after: 'build' },
  { name: 'browsers', program: ['tools/lint/browsers/check-built.ts'], after: 'build' },
  { name: 'bytes', program: ['tools/bench/bytes/check.ts'], inBrowser: true, after: 'build' },
  { name: 'accessibility', program: ['tools/accessibility.mjs', '--check'] },
  { name: 'behaviour', program: ['tools/behaviour.mjs', '--check'] },
  { name: 'e2e', target: 'e2e', hasTests: true, inBrowser: true, besideServers: true, after: 'build' },
  { name: 'engines', target: 'engines', hasTests: true, inBrowser: true, inEngines: true, after: 'build' },
];

/**
 * Chooses the steps that `--only unit,lint` names; without it, all.
 *
 * @throws Error that lists the steps, for an unknown name
 *
 * @param {string[]} words The command line.
 * @returns {readonly Step[]}
 */
export function chooseSteps(words) {
  const at = words.findIndex((word) => word === '--only' || word.startsWith('--only='));
  if (at < 0) return steps;
  const names = (words[at]?.split('=')[1] ?? words[at + 1] ?? '').split(',').filter(Boolean);
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0)
    throw new Error(
      `--only accepts these steps, separated by commas: ${known.join(', ')}.${unknown.length > 0 ? ` Unknown: ${unknown.join(', ')}.` : ''}`,
    );
  return steps.filter(({ name }) => names.includes(name));
}
