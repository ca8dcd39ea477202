/** Creates an error about wrong use of this package. Its code has a line in `docs/errors.md`. */
export const createUsageError = (code: `GUILDHALL_ISLANDS_${string}`, problem: string): TypeError =>
  Object.assign(new TypeError(`[${code}] ${problem}`), { code });
