import { readFileSync } from 'node:fs';

/** The most files and connections that this process may have open; `undefined` where the system does not say. */
export function readOpenFilesLimit(): number | undefined {
  try {
    const limit = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}

/** The most connections for which handles suffice: a quarter of them, at least a hundred, is for suppliers and files. */
export function computeMaxConnections(openFiles: number): number {
  return Math.max(1, openFiles - Math.max(100, Math.ceil(openFiles / 4)));
}
