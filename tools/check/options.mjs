import { parseArgs } from 'node:util';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * @typedef {object} Options
 * @property {readonly Step[]} steps
 * @property {string[]} projects Names of the projects to check; empty for all.
 * @property {boolean} isThorough Everything, as `npm run test:all`.
 * @property {boolean} isAffected Only what has changed.
 * @property {boolean} showsWaits Prints the tests during which nothing happened for longest; the tests run one by one.
 * @property {boolean} isVerbose Also prints the output of what passes.
 * @property {string} [shard] Part of the journeys: `1/2` is the first half.
 */

const usage = `npm test -- [--only STEP,STEP] [--project NAME,NAME] [--shard 1/2] [--idle] [--verbose]`;

/**
 * Reads the command line of `npm test`, `test:affected` and `test:all`.
 *
 * @throws Error that lists what is known, for an unknown word
 *
 * @param {readonly string[]} words
 * @param {{ steps: readonly Step[], projects: readonly string[] }} known
 * @returns {Options}
 */
export function readOptions(words, known) {
  const { all, affected, idle, verbose, ...lists } = parse(words);
  const only = lists.only?.split(',').filter(Boolean);
  const projects = lists.project?.split(',').filter(Boolean);
  const { shard } = lists;
  const steps = known.steps.filter((step) => only?.includes(step.name) ?? (all || !step.isThorough));
  requireKnown(
    '--only',
    only,
    known.steps.map(({ name }) => name),
  );
  requireKnown('--project', projects, known.projects);
  if (shard !== undefined && !/^\d+\/\d+$/.test(shard)) throw new Error(`--shard is ${shard}, not like 1/2`);
  return {
    isThorough: all,
    isAffected: affected,
    showsWaits: idle,
    isVerbose: verbose || idle,
    ...(shard && { shard }),
    projects: projects ?? [],
    steps: projects ? narrow(steps, only) : steps,
  };
}

/** @param {readonly string[]} words */
function parse(words) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  const list = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({
      args: [...words],
      options: {
        all: flag,
        affected: flag,
        idle: flag,
        verbose: flag,
        only: list,
        project: list,
        shard: list,
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

/**
 * @param {string} option
 * @param {string[] | undefined} chosen
 * @param {readonly string[]} known
 */
function requireKnown(option, chosen, known) {
  const unknown = chosen?.filter((name) => !known.includes(name)) ?? [];
  if (chosen && (chosen.length === 0 || unknown.length > 0))
    throw new Error(
      `${option} accepts, separated by commas: ${known.join(', ')}.${unknown.length > 0 ? ` Unknown: ${unknown.join(', ')}.` : ''}`,
    );
}

/**
 * Chooses the steps that can check single projects.
 *
 * @param {readonly Step[]} steps
 * @param {string[] | undefined} only
 */
function narrow(steps, only) {
  const whole = steps.filter(({ byProject }) => !byProject).map(({ name }) => name);
  if (only && whole.length > 0)
    throw new Error(`These steps always check everything, without --project: ${whole.join(', ')}.`);
  return steps.filter(({ byProject }) => byProject);
}
