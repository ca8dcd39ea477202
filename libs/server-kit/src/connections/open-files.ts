import { readFileSync } from 'node:fs';

/** Maximum files and connections that this process may open; `undefined` if the system does not state it. */
export function readOpenFilesLimit(): number | undefined {
  try {
    const limit = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}

/**
 * Maximum connections for the available handles: a quarter of the handles, at least a hundred, is reserved for
 * suppliers and files.
 */
export function computeMaxConnections(openFiles: number): number {
  return Math.max(1, openFiles - Math.max(100, Math.ceil(openFiles / 4)));
}
