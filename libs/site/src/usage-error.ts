/** Creates an error about wrong use of this package. Its code has a line in `docs/errors.md`. */
export const createUsageError = (code: `GUILDHALL_SITE_${string}`, problem: string): Error =>
  Object.assign(new Error(`[${code}] ${problem}`), { code });
