import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A running install renews its marker this often, ms. */
const renewEveryMs = 5000;
/** A marker that is older belongs to an install that was killed, ms. */
const staleAfterMs = 20_000;

/** @typedef {'none' | 'running' | 'interrupted'} InstallState */

/**
 * Creates the marker of installs in a workspace: a file that exists while one runs. npm's own list of installed packages
 * stays complete when packages are added and that is interrupted; this file shows it.
 *
 * @param {string} root
 * @param {() => number} [now]
 */
export function createInstallMarker(root, now = Date.now) {
  const file = join(root, '.cache/installing');
  return {
    /** @returns {InstallState} */
    read() {
      try {
        const pid = Number(readFileSync(file, 'utf8'));
        const isFresh = now() - statSync(file).mtimeMs < staleAfterMs;
        return isFresh && isAlive(pid) ? 'running' : 'interrupted';
      } catch {
        return 'none';
      }
    },
    /** Sets the marker until `done` is called. */
    set() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, String(process.pid));
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
