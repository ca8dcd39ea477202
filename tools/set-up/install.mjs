import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Options of every install. npm prints nothing while it works: this program reports the progress. */
const quiet = [
  '--no-audit',
  '--no-fund',
  '--no-progress',
  // The cache needs no network: without one, npm would wait minutes for each package.
  '--prefer-offline',
  '--loglevel=error',
  '--fetch-retry-maxtimeout=10000',
];

/** The oldest npm that can read the lockfile: 9 cannot override the dependencies of an alias. */
const oldestNpm = 10;
/** Runs instead of an older one, such as Debian's. */
const newerNpm = 'npm@10.8.2';

/**
 * Finds npm: the one that runs this command, or the one in the path if yarn, pnpm or nothing does. Only npm can install what
 * the lockfile names.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string[]} The program, and its first arguments.
 */
export function findNpm(env) {
  const { npm_execpath: program, npm_config_user_agent: userAgent, npm_node_execpath: node } = env;
  if (program && /^npm\//.test(userAgent ?? '')) return [node ?? process.execPath, program];
  return ['npm'];
}

/**
 * Plans how npm runs in a folder: through a newer npm if this one is too old. That one cannot even start in the folder.
 *
 * @param {string} root
 * @param {readonly string[]} words
 * @param {string | undefined} version npm's own, such as `9.2.0`.
 */
export function planNpm(root, words, version) {
  const major = Number.parseInt(version ?? '', 10);
  if (Number.isNaN(major) || major >= oldestNpm) return { cwd: root, words: [...words] };
  const newer = ['exec', '--yes', `--package=${newerNpm}`, '--', 'npm', '--prefix', root];
  return { cwd: tmpdir(), words: [...newer, ...words] };
}

/**
 * Runs npm in a folder. Asynchronous, so that Ctrl-C reaches npm, which then restores the old packages.
 *
 * @param {string} root
 * @param {readonly string[]} words
 * @returns {Promise<{ code: number | 'stopped', output: string }>} `'stopped'` after a signal
 */
export function runNpm(root, words) {
  const [program = 'npm', ...first] = findNpm(process.env);
  // Those of yarn or pnpm are not for npm.
  const { npm_config_user_agent: _agent, npm_execpath: _program, ...env } = process.env;
  const { stdout } = spawnSync(program, [...first, '--version'], { cwd: tmpdir(), env, encoding: 'utf8' });
  const plan = planNpm(root, [...words, ...quiet], stdout ?? undefined);
  const child = spawn(program, [...first, ...plan.words], {
    cwd: plan.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  let isStopped = false;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve({ code: isStopped ? 'stopped' : (code ?? 1), output });
    });
  });
}
