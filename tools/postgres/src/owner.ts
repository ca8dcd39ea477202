import { execFileSync } from 'node:child_process';

/** The user `nobody`: PostgreSQL refuses to run as root. */
const nobody = 65_534;

/** Options of a child process that may run PostgreSQL. */
export const asOwner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Gives a folder to the user who runs PostgreSQL. */
export function giveToOwner(folder: string): void {
  if ('uid' in asOwner) execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder]);
}
