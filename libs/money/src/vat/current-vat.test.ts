import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinorUnits } from '../amount/minor-units.ts';
import { parseCurrentVat } from './parse-current-vat.ts';
import { formatVatPercent, getVatRate } from './vat-rate.ts';
import { addVat } from './add-vat.ts';

const today = [
  { country: 'FI', percent: 25.5 },
  { country: 'EE', percent: '24' },
  { country: 'SK', percent: '23.0' },
  { country: 'DK', percent: 25 },
];
const read = (list: unknown, date: unknown = '2026-11-01') => parseCurrentVat(list, date);

describe('today’s VAT', () => {
  it('is the fixed table, except for rates that differ, with their date [9.2.7]', () => {
    const { vat, problems } = read(today);
    expect(vat).toEqual({ date: '2026-11-01', rates: { FI: 255_000, EE: 240_000, SK: 230_000 } });
    expect(problems).toEqual([]);
    expect(addVat(toMinorUnits(10_000), 'FI', vat)).toBe(12_550);
    expect(addVat(toMinorUnits(10_000), 'SE', vat)).toBe(12_500);
    expect([formatVatPercent('FI', vat), formatVatPercent('EE', vat), formatVatPercent('SE', vat)]).toEqual([
      '25.5',
      '24',
      '25',
    ]);
  });

  it('is the fixed table without a list [9.2.7]', () => {
    for (const none of [undefined, null, '', false, [], {}])
      expect(read(none)).toEqual({ vat: undefined, problems: [] });
    expect(getVatRate('FI', undefined)).toBe(240_000);
  });

  it('is the fixed table if the list has no valid date', () => {
    for (const day of [undefined, '', '2026', '2026-02-31', '20261301', 'today', 0, {}])
      expect(parseCurrentVat(today, day)).toEqual({
        vat: undefined,
        problems: ['vatRatesDate is missing: the VAT rates are not used'],
      });
    expect(read(today, '20261101').vat?.date).toBe('2026-11-01');
  });

  it.each([
    [{ country: 'NO', percent: 25 }],
    [{ country: '__proto__', percent: 25 }],
    [{ country: 'FI' }],
    [{ country: 'FI', percent: 50.5 }],
    [{ country: 'FI', percent: -1 }],
    [{ country: 'FI', percent: '25,5' }],
    [{ country: 'FI', percent: '25.55555' }],
    [{ country: 'FI', percent: Number.NaN }],
    [{ country: 'FI', percent: '1e1' }],
    [['FI', 25.5]],
    [null],
  ])('reports %j and keeps the fixed rate there [9.2.7]', (row) => {
    const { vat, problems } = read([row, { country: 'EE', percent: 24 }]);
    expect(vat?.rates).toEqual({ EE: 240_000 });
    expect(problems).toEqual(['VAT rate 1 is invalid: expected a known country and a percent from 0 to 50']);
  });

  it('accepts neither of two different rates of one country, but accepts a repeated one', () => {
    const twice = read([
      { country: 'FI', percent: 25.5 },
      { country: 'FI', percent: 26 },
      { country: 'EE', percent: 24 },
      { country: 'ee', percent: '24.0' },
    ]);
    expect(twice.vat?.rates).toEqual({ EE: 240_000 });
    expect(twice.problems).toEqual(['VAT rates of FI contradict each other: they are not used']);
  });

  it('recognises Greece by either of its codes', () => {
    expect(read([{ country: 'GR', percent: 23 }]).vat?.rates).toEqual({ EL: 230_000 });
    expect(read([{ country: 'EL', percent: 23 }]).vat?.rates).toEqual({ EL: 230_000 });
  });

  it('accepts 0 and 50', () => {
    expect(read([{ country: 'FI', percent: 0 }]).vat?.rates).toEqual({ FI: 0 });
    expect(read([{ country: 'FI', percent: 50 }]).vat?.rates).toEqual({ FI: 500_000 });
  });

  it('never throws, whatever the list is, and never returns a rate outside 0 to 50 percent', () => {
    const row = fc.oneof(
      fc.anything(),
      fc.record({
        country: fc.oneof(fc.constantFrom('FI', 'DK', 'XX'), fc.anything()),
        percent: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(row)), fc.anything(), (list, date) => {
        parseCurrentVat(list, date);
        const { vat } = read(list);
        return Object.values(vat?.rates ?? {}).every((rate) => rate >= 0 && rate <= 500_000);
      }),
    );
  });
});
