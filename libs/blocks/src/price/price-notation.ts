import { englishNumbers, type NumberFormat, type Pricing } from '@guildhall/money';

/** Patterns of the prices that editors of one organisation write. */
export interface PriceNotation {
  /** Bare figures in the organisation's notation. */
  figures: RegExp;
  /** Bare figures in the other notation; unambiguous, because no price has three decimals. */
  otherFigures: RegExp;
  /** The organisation's currency with its figures, and the text after it. */
  own: RegExp;
  /** The same with the currency behind the figures, where amounts are shown like that. */
  ownBehind: RegExp | undefined;
  /** A text that starts with one of the organisation's currencies. */
  startsWithCurrency: RegExp;
  /** A text that starts with another currency than the organisation's. */
  startsWithOther: RegExp;
  numbers: NumberFormat;
  otherNumbers: Pick<NumberFormat, 'group' | 'decimal'>;
}

/** Notations by the currencies and the notation of the organisation: a process has one or two. */
const notations = new Map<string, PriceNotation>();

export function getPriceNotation({
  currency,
  rates = {},
  numbers = englishNumbers,
}: Pick<Pricing, 'currency' | 'rates' | 'numbers'>): PriceNotation {
  const others = Object.keys(rates);
  const key = JSON.stringify([currency, others, numbers]);
  const cachedNotation = notations.get(key) ?? createNotation(currency, others, numbers);
  notations.set(key, cachedNotation);
  return cachedNotation;
}

function createNotation(currency: string, others: readonly string[], numbers: NumberFormat): PriceNotation {
  const ownNames = listNames(currency, numbers);
  const otherNames = others
    .flatMap((other) => listNames(other, numbers))
    .filter((name) => !ownNames.includes(name));
  const otherNumbers = numbers.decimal === '.' ? { group: '.', decimal: ',' } : { group: ',', decimal: '.' };
  const ownPattern = `(?:${ownNames.map(toPattern).join('|')})`;
  const amount = `([\\d.,${toGroupPattern(numbers.group)}]*\\d)`;
  return {
    figures: createFigures(numbers, (grouped, decimals) => `\\d{1,12}${decimals}?|${grouped}${decimals}?`),
    otherFigures: createFigures(
      otherNumbers,
      (grouped, decimals) => `${grouped}${decimals}?|\\d{4,12}${decimals}`,
    ),
    own: new RegExp(`^${ownPattern}\\s*${amount}(?![.,]?\\d)(\\D*)$`, 'i'),
    ownBehind:
      numbers.sign === 'after'
        ? new RegExp(`^${amount}\\s*${ownPattern}(?![\\p{L}\\d])(\\D*)$`, 'iu')
        : undefined,
    startsWithCurrency: createStart([...ownNames, ...otherNames], '(?![\\p{L}\\d])'),
    startsWithOther: createStart(otherNames, ''),
    numbers,
    otherNumbers,
  };
}

/** The code of a currency, its symbol as editors write it, and the organisation's own sign: `DKK` and `kr`. */
function listNames(currency: string, { signs }: NumberFormat): string[] {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
  return [...new Set([currency, symbol ?? currency, signs?.[currency]?.trim() ?? currency])];
}

/** A symbol of letters may be an abbreviation: `kr.` */
function toPattern(name: string): string {
  return /^\p{L}+$/u.test(name) && !/^[A-Z]{3}$/.test(name) ? `${name}\\.?` : escape(name);
}

function createStart(names: readonly string[], end: string): RegExp {
  // Without names it matches nothing.
  return new RegExp(names.length === 0 ? '(?!)' : `^(?:${names.map(toPattern).join('|')})${end}`, 'iu');
}

function createFigures(
  { group, decimal }: Pick<NumberFormat, 'group' | 'decimal'>,
  combine: (grouped: string, decimals: string) => string,
): RegExp {
  const grouped = group ? `\\d{1,3}(?:[${toGroupPattern(group)}]\\d{3}){1,3}` : '\\d{1,12}';
  return new RegExp(`^(?:${combine(grouped, `(?:${escape(decimal)}\\d{1,2})`)})$`);
}

/** Inside of a character class. Editors type a plain space for any other. */
function toGroupPattern(group: string): string {
  return /^\s$/.test(group) ? '\\s' : escape(group);
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
