import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withProgress } from '../terminal/progress.mjs';

/** Running work renews its marker this often, ms. */
const renewEveryMs = 5000;
/** A marker that is older belongs to work that was killed, ms. */
const staleAfterMs = 20_000;

/** @typedef {'none' | 'running' | 'interrupted'} WorkState */

/**
 * Creates the marker of work that only one command may do at a time, such as an install or a build: a file that exists
 * while it runs. npm's own list of installed packages stays complete when packages are added and that is interrupted; this
 * file shows it.
 *
 * @param {string} file
 * @param {() => number} [now]
 */
export function createMarker(file, now = Date.now) {
  return {
    /** @returns {WorkState} */
    read() {
      try {
        const pid = Number(readFileSync(file, 'utf8'));
        const isFresh = now() - statSync(file).mtimeMs < staleAfterMs;
        return isFresh && isAlive(pid) ? 'running' : 'interrupted';
      } catch {
        return 'none';
      }
    },
    /** Sets the marker until `done` is called. Returns undefined if another command was faster. */
    set() {
      mkdirSync(dirname(file), { recursive: true });
      if (this.read() === 'interrupted') rmSync(file, { force: true });
      try {
        writeFileSync(file, String(process.pid), { flag: 'wx' });
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return undefined;
        throw error;
      }
      const renewal = setInterval(() => utimesSync(file, new Date(), new Date()), renewEveryMs);
      renewal.unref();
      return {
        /** @param {{ isComplete: boolean }} result */
        done({ isComplete }) {
          clearInterval(renewal);
          if (isComplete) rmSync(file, { force: true });
          else writeFileSync(file, '0');
        },
      };
    },
  };
}

/** @param {number} pid */
function isAlive(pid) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Waits while another command does the work.
 *
 * @param {ReturnType<typeof createMarker>} marker
 * @param {{ name: string, text: string }} step
 */
export async function waitForOther(marker, step) {
  if (marker.read() !== 'running') return;
  await withProgress(step, async () => {
    while (marker.read() === 'running') await wait(500);
  });
}
