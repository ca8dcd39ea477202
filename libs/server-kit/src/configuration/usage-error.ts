/**
 * Creates an error about wrong use or configuration of a package of the servers. Its code names the package, and has a line in
 * `docs/errors.md`.
 *
 * @example
 * throw createUsageError('GUILDHALL_API_DATABASE', 'DATABASE_URL cannot be used: it has no host.');
 */
export const createUsageError = (code: `GUILDHALL_${string}`, problem: string): Error =>
  Object.assign(new Error(`[${code}] ${problem}`), { code });
