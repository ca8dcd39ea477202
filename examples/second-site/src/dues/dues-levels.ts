/** Dues of those who have up to an amount left each month. */
export interface DuesLevel {
  /** Whole euros; none for the last level. */
  upTo?: number;
  /** Formatted dues. */
  month: string;
  year: string;
}

/** The first level whose limit is not exceeded; the last one above all limits. */
export function findLevel(levels: readonly DuesLevel[], remaining: number): number {
  const found = levels.findIndex(({ upTo }) => upTo === undefined || remaining <= upTo);
  return found < 0 ? levels.length - 1 : found;
}
