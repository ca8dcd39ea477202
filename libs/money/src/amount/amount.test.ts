import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinorUnits, type MinorUnits } from './minor-units.ts';
import { formatDecimal, parseAmount } from './parse-amount.ts';
import { divideHalfUp } from './round-half-up.ts';
import { sumAmounts, multiplyAmount } from './sums.ts';
import { toDecimalNumber } from './to-decimal-number.ts';

const amounts = fc.integer({ min: -(10 ** 14), max: 10 ** 14 }).map(toMinorUnits);

describe('an amount', () => {
  it.each([1.5, Number.NaN, Infinity, 2 ** 53])('is never %d', (value) => {
    expect(() => toMinorUnits(value)).toThrow(RangeError);
  });

  it('has no negative zero', () => {
    expect(Object.is(toMinorUnits(-0), 0)).toBe(true);
  });
});

describe('an amount as a number with decimals', () => {
  it('is the number that its decimal text is', () => {
    fc.assert(
      fc.property(
        amounts,
        (amountMinor) => toDecimalNumber(amountMinor) === Number(formatDecimal(amountMinor)),
      ),
    );
  });

  it('may be that of several items', () => {
    expect(toDecimalNumber(toMinorUnits(1999), 3)).toBe(59.97);
    expect(toDecimalNumber(toMinorUnits(10), 3)).toBe(0.3);
  });
});

describe('parsing an amount', () => {
  it.each([
    ['1234.50', 123450],
    ['1234.5', 123450],
    ['1234', 123400],
    ['0.01', 1],
    ['0', 0],
    ['-0.00', 0],
    ['-12.30', -1230],
    ['100.0', 10000],
    ['19.990000', 1999],
    ['0.29', 29],
    ['1.15', 115],
    ['4.35', 435],
    ['9999999999999.99', 999999999999999],
  ])('reads %j as %d', (text, minor) => {
    expect(parseAmount(text)).toBe(minor);
  });

  it.each([
    '',
    ' ',
    '.5',
    '5.',
    '1,234.50',
    '1.234,50',
    '12,50',
    '1e3',
    '0x10',
    '+5',
    '--5',
    ' 5',
    '5 ',
    '5\n',
    'DKK 5',
    '5 DKK',
    '1.005',
    'NaN',
    'Infinity',
    '٣',
    '99999999999999',
    '1.2.3',
    null,
    undefined,
    5,
    {},
    ['5'],
    true,
  ])('rejects %j', (junk) => {
    expect(parseAmount(junk)).toBeUndefined();
  });

  it('reads back every formatted amount', () => {
    fc.assert(fc.property(amounts, (amountMinor) => parseAmount(formatDecimal(amountMinor)) === amountMinor));
  });

  it('never throws and never returns a fraction of a minor unit', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const amountMinor = parseAmount(value);
        return amountMinor === undefined || Number.isSafeInteger(amountMinor);
      }),
    );
  });
});

describe('formatting an amount', () => {
  it.each([
    [123450, '1234.50'],
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [-123450, '-1234.50'],
  ])('writes %d as %s', (minor, text) => {
    expect(formatDecimal(toMinorUnits(minor))).toBe(text);
  });
});

describe('rounding', () => {
  it.each([
    [4n, 10n, 0n],
    [5n, 10n, 1n],
    [14n, 10n, 1n],
    [15n, 10n, 2n],
    [25n, 10n, 3n],
    [-4n, 10n, 0n],
    [-5n, 10n, -1n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
  ])('%d / %d is %d', (dividend, divisor, result) => {
    expect(divideHalfUp(dividend, divisor)).toBe(result);
  });

  it('gives the nearest whole number, and rounds halves away from zero', () => {
    const numbers = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    const divisors = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(numbers, divisors, (dividend, divisor) => {
        const twiceOff = 2n * (dividend - divideHalfUp(dividend, divisor) * divisor);
        const outwards = dividend < 0n ? -twiceOff : twiceOff;
        return outwards >= -divisor && outwards < divisor;
      }),
    );
  });
});

describe('sums', () => {
  it('agree with exact arithmetic, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -(10 ** 10), max: 10 ** 10 }).map(toMinorUnits)), (parts) => {
        const exact = parts.reduce((sum, part) => sum + BigInt(part), 0n);
        return BigInt(sumAmounts(parts)) === exact && sumAmounts(parts) === sumAmounts(parts.toReversed());
      }),
    );
  });

  it('are 0 for no amounts', () => {
    expect(sumAmounts([])).toBe(0);
  });

  it('are refused if they are no longer exact', () => {
    const most = toMinorUnits(Number.MAX_SAFE_INTEGER);
    expect(() => sumAmounts([most, toMinorUnits(1)])).toThrow(RangeError);
    expect(() => multiplyAmount(most, 2)).toThrow(RangeError);
  });

  it('multiply an amount by a quantity exactly as repeated addition does', () => {
    const few = fc.integer({ min: 0, max: 99 });
    const prices = fc.integer({ min: 0, max: 10 ** 9 }).map(toMinorUnits);
    fc.assert(
      fc.property(
        prices,
        few,
        (price, quantity) =>
          multiplyAmount(price, quantity) === sumAmounts(Array<MinorUnits>(quantity).fill(price)),
      ),
    );
  });

  it('require a whole quantity', () => {
    expect(() => multiplyAmount(toMinorUnits(100), 0.5)).toThrow(RangeError);
  });
});
