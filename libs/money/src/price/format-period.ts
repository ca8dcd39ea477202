/**
 * Units of the time between two payments.
 *
 * @example
 * const isPeriodUnit = (text: string) => periodUnits.some((unit) => unit === text);
 * isPeriodUnit('month'); // true
 */
export const periodUnits = ['day', 'week', 'month', 'year'] as const;

/** A unit of calendar time, in the singular. */
export type PeriodUnit = (typeof periodUnits)[number];

/** The time between two payments. */
export interface Period {
  /** Number of units: 3 months. */
  every: number;
  /** The unit that is counted. */
  unit: PeriodUnit;
}

/** Texts of a period, after a price. */
export interface PeriodTexts {
  /** For one unit: `a year`. */
  one: Readonly<Record<PeriodUnit, string>>;
  /** For several: `every {count} years`. */
  many: Readonly<Record<PeriodUnit, string>>;
}

/**
 * The English texts.
 *
 * @example
 * const texts: PeriodTexts = { one: { ...periodTexts.one, year: 'per year' }, many: periodTexts.many };
 * formatPeriod({ every: 1, unit: 'year' }, texts); // 'per year'
 */
export const periodTexts: PeriodTexts = {
  one: { day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
  many: {
    day: 'every {count} days',
    week: 'every {count} weeks',
    month: 'every {count} months',
    year: 'every {count} years',
  },
};

/**
 * Formats the time between two payments.
 *
 * @example
 * formatPeriod({ every: 3, unit: 'month' }); // 'every 3 months'
 */
export function formatPeriod({ every, unit }: Period, texts: PeriodTexts = periodTexts): string {
  return every === 1 ? texts.one[unit] : texts.many[unit].replace('{count}', String(every));
}
