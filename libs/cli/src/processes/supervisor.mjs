import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { environment, node } from '../machine/installation.mjs';

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;

/** @typedef {'stdout' | 'stderr'} Stream */

/**
 * @typedef {object} Program
 * @property {string[]} words Node's arguments.
 * @property {string} cwd
 * @property {Record<string, string | undefined>} [env] Added to this process's environment.
 * @property {(line: string, stream: Stream) => void} [onLine] Called with each line of output.
 */

/**
 * @typedef {object} Running
 * @property {number} pid
 * @property {Promise<number>} exited Exit code; 1 for a program ended by a signal.
 * @property {() => void} kill Kills it with its children.
 */

/**
 * Starts programs that never outlive this process. Each has its own process group, so that its children end with it, and
 * the module `end-with-parent.mjs` in case this process is killed.
 *
 * @param {{ graceMs?: number }} [options] `graceMs`: time to exit before a program is killed.
 */
export function createSupervisor({ graceMs = 10_000 } = {}) {
  /** @type {Map<number, Promise<number>>} */
  const running = new Map();

  /** @param {NodeJS.Signals} signal */
  function signalAll(signal) {
    for (const pid of running.keys()) signalGroup(pid, signal);
  }

  const killAll = () => signalAll('SIGKILL');
  process.on('exit', killAll);

  return {
    /**
     * @param {Program} program
     * @returns {Running}
     */
    start({ words, cwd, env, onLine }) {
      const child = spawn(node(), ['--import', endWithParent, ...words], {
        cwd,
        env: environment({ ...env, GUILDHALL_END_WITH_PARENT: '1' }),
        stdio: ['pipe', onLine ? 'pipe' : 'inherit', onLine ? 'pipe' : 'inherit'],
        detached: true,
      });
      const pid = child.pid ?? 0;
      /** @type {Promise<number>} */
      const exited = new Promise((resolve) => {
        child.once('error', (error) => {
          const line = `${child.spawnfile} could not be started: ${error.message}`;
          if (onLine) onLine(line, 'stderr');
          else process.stderr.write(`${line}\n`);
          resolve(1);
        });
        // Its children end with it. The last lines arrive between 'exit' and 'close'.
        child.once('exit', () => signalGroup(pid, 'SIGKILL'));
        child.once('close', (code) => {
          running.delete(pid);
          resolve(code ?? 1);
        });
      });
      if (pid !== 0) running.set(pid, exited);
      if (onLine) {
        for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
          createInterface({ input: /** @type {import('node:stream').Readable} */ (child[stream]) }).on(
            'line',
            (line) => onLine(line, stream),
          );
        }
      }
      return { pid, exited, kill: () => signalGroup(pid, 'SIGKILL') };
    },

    /** Sends SIGTERM to all programs, kills slow ones, and resolves when all have exited. */
    async stop() {
      signalAll('SIGTERM');
      const killTimer = setTimeout(killAll, graceMs);
      await Promise.allSettled(running.values());
      clearTimeout(killTimer);
    },

    /** Kills all programs at once. */
    killAll,
  };
}

/**
 * @param {number} group ID of the leading process.
 * @param {NodeJS.Signals} signal
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has no process.
  }
}
