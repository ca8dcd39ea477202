import { toPartsPerMillion, type PartsPerMillion } from '../amount/parts-per-million.ts';
import type { CurrentVat } from './current-vat.ts';
import { isVatCountry, type VatCountry } from './vat-percentages.ts';
import { getVatRate } from './vat-rate.ts';

/** A rate above this is a mistake in the list; none in the EU is close to it. */
const maxPercent = 50;

/** The valid part of a list of VAT rates, and its problems, for maintainers. */
export interface VatReading {
  /** `undefined` if the list cannot be used: then the fixed rates apply to every country. */
  vat: CurrentVat | undefined;
  problems: string[];
}

/**
 * Parses a list of VAT rates, such as `[{ country: 'FI', percent: 25.5 }]`, and its date, `2026-11-01` or
 * `20261101`. Percentages are numbers or decimal text from 0 to 50 with at most four decimals; Greece is EL, or GR. A row
 * that cannot be parsed, or a country with two different rates, is reported and keeps its fixed rate. A list without a
 * date is not used: its age would be unknown. Never throws.
 *
 * @example
 * parseCurrentVat([{ country: 'FI', percent: '25.5' }], '2026-11-01').vat; // { date: '2026-11-01', rates: { FI: 255000 } }
 */
export function parseCurrentVat(list: unknown, date: unknown): VatReading {
  if (!Array.isArray(list) || list.length === 0) return { vat: undefined, problems: [] };
  const day = parseDay(date);
  if (day === undefined)
    return { vat: undefined, problems: ['vatRatesDate is missing: the VAT rates are not used'] };
  const problems: string[] = [];
  const read = new Map<VatCountry, PartsPerMillion>();
  const contradicted = new Set<VatCountry>();
  list.forEach((row: unknown, at) => {
    const { country, rate } = parseRow(row);
    if (country === undefined || rate === undefined) {
      problems.push(
        `VAT rate ${at + 1} is invalid: expected a known country and a percent from 0 to ${maxPercent}`,
      );
      return;
    }
    const known = read.get(country);
    if (known !== undefined && known !== rate) contradicted.add(country);
    read.set(country, rate);
  });
  for (const country of contradicted) {
    problems.push(`VAT rates of ${country} contradict each other: they are not used`);
    read.delete(country);
  }
  const changed = [...read].filter(([country, rate]) => rate !== getVatRate(country));
  return { vat: { date: day, rates: Object.fromEntries(changed) }, problems };
}

function parseRow(row: unknown): { country?: VatCountry | undefined; rate?: PartsPerMillion | undefined } {
  if (typeof row !== 'object' || row === null) return {};
  const { country, percent } = row as { country?: unknown; percent?: unknown };
  const code = typeof country === 'string' ? country.trim().toUpperCase() : country;
  const vatCode = code === 'GR' ? 'EL' : code;
  return { country: isVatCountry(vatCode) ? vatCode : undefined, rate: parseRate(percent) };
}

/** Parses digit by digit, never as a float: `25.5` is 255000. */
function parseRate(percent: unknown): PartsPerMillion | undefined {
  const text = typeof percent === 'number' ? String(percent) : percent;
  const [, integer, part = ''] =
    (typeof text === 'string' && /^(\d{1,2})(?:\.(\d{1,4})0*)?$/.exec(text.trim())) || [];
  if (integer === undefined) return undefined;
  const rate = Number(integer + part.padEnd(4, '0'));
  return rate <= maxPercent * 10_000 ? toPartsPerMillion(rate) : undefined;
}

function parseDay(date: unknown): string | undefined {
  const text = typeof date === 'number' ? String(date) : date;
  const [, year = '', month = '', day = ''] =
    (typeof text === 'string' && /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text.trim())) || [];
  const written = `${year}-${month}-${day}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // The platform would read 31 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : undefined;
}
