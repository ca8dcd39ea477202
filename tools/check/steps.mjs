/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [program] What Node runs, from the workspace's folder.
 * @property {string} [target] Or: what Nx runs, for each project that has it.
 * @property {boolean} [hasTests] Whether its tests are counted; else it counts as one check.
 * @property {boolean} [inBrowser] Whether it needs Chromium.
 * @property {string} [after] A step without whose success this one cannot run.
 */

/**
 * Everything `npm test` does, in this order. A step that fails does not stop the others.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'lockfile', program: ['tools/lockcheck.mjs'] },
  { name: 'format', program: ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '.'] },
  { name: 'codegen', program: ['tools/codegen/codegen.mjs', '--check'] },
  { name: 'lint', target: 'lint' },
  { name: 'types', target: 'typecheck' },
  { name: 'unit', target: 'test', hasTests: true, inBrowser: true },
  { name: 'build', target: 'build' },
  { name: 'packages', target: 'package', after: 'build' },
  { name: 'consumer', program: ['tools/consumer/check.ts'], inBrowser: true, after: 'build' },
  { name: 'bytes', program: ['tools/bench/bytes/check.ts'], inBrowser: true, after: 'build' },
  { name: 'behaviour', program: ['tools/behaviour.mjs', '--check'] },
  { name: 'e2e', target: 'e2e', hasTests: true, inBrowser: true, after: 'build' },
];

/**
 * The steps that `--only unit,lint` names, all without it. Throws an error that lists them for an unknown name.
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
      `--only takes some of these, with commas between: ${known.join(', ')}. Not: ${unknown.join(', ') || 'none'}`,
    );
  return steps.filter(({ name }) => names.includes(name));
}
