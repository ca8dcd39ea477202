/** Creates an error about wrong use of this package. Its code has a line in `docs/errors.md`. */
export const createUsageError = (
  code: `GUILDHALL_CONTRACT_${string}`,
  problem: string,
  cause?: unknown,
): Error => Object.assign(new Error(`[${code}] ${problem}`, { cause }), { code });
