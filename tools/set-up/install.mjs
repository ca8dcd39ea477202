import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Options of every install. npm prints nothing while it works: this program reports the progress. */
const quiet = [
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  '--fetch-retry-maxtimeout=10000',
];

/** The oldest npm that can read the lockfile: 9 cannot override the dependencies of an alias. */
const oldestNpm = 10;
/** Runs instead of an older one, such as Debian's. */
const newerNpm = 'npm@10.8.2';

/**
 * Plans how npm runs in a folder: through a newer npm if the one that runs this command is too old. That one cannot even
 * start in the folder.
 *
 * @param {string} root
 * @param {readonly string[]} words
 * @param {string | undefined} userAgent npm's own name and version, such as `npm/9.2.0 node/v20.19.2 linux x64`.
 */
export function planNpm(root, words, userAgent) {
  const [, major] = /^npm\/(\d+)\./.exec(userAgent ?? '') ?? [];
  if (major === undefined || Number(major) >= oldestNpm) return { cwd: root, words: [...words] };
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
  const npm = process.env['npm_execpath'];
  const program = npm ? (process.env['npm_node_execpath'] ?? process.execPath) : 'npm';
  const plan = planNpm(root, [...words, ...quiet], process.env['npm_config_user_agent']);
  const child = spawn(program, [...(npm ? [npm] : []), ...plan.words], {
    cwd: plan.cwd,
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
