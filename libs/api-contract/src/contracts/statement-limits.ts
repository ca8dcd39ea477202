/**
 * Limits of a statement's texts, in characters.
 *
 * @example
 * statementLimits.contract; // 300
 */
export const statementLimits = { name: 200, email: 254, contract: 300, reason: 2_000 } as const;
