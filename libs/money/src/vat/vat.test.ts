import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinorUnits } from '../amount/minor-units.ts';
import { parseCurrentVat } from './parse-current-vat.ts';
import { isVatCountry, vatPercentages, type VatCountry } from './vat-percentages.ts';
import { listVatCountries } from './vat-country-names.ts';
import { formatVatPercent, getVatRate } from './vat-rate.ts';
import { computeVat, addVat } from './add-vat.ts';

/** The table as printed in the specification. */
const table =
  'BE 21, BG 20, CZ 21, DK 25, DE 19, EE 20, IE 23, EL 24, ES 21, FR 20, HR 25, IT 22, CY 19, LV 21, LT 21, LU 17, HU 27, MT 18, NL 21, AT 20, PL 23, PT 23, RO 19, SI 22, SK 20, FI 24, SE 25';
const countries = Object.keys(vatPercentages) as VatCountry[];
const net = fc.integer({ min: 0, max: 10 ** 13 }).map(toMinorUnits);

describe('the VAT table', () => {
  it('is the specified one, country by country [9.2.3]', () => {
    expect(countries.map((country) => `${country} ${vatPercentages[country]}`).join(', ')).toBe(table);
    expect(countries).toHaveLength(27);
  });

  it.each(table.split(', '))('adds VAT to 100: %s', (line) => {
    const [country = '', percent] = line.split(' ');
    if (!isVatCountry(country)) throw new Error(country);
    expect(addVat(toMinorUnits(10_000), country)).toBe(10_000 + Number(percent) * 100);
    expect(getVatRate(country)).toBe(Number(percent) * 10_000);
  });

  it.each(['GR', 'XI', 'GB', 'dk', '', 'toString', '__proto__', null, 25])('does not contain %j', (code) => {
    expect(isVatCountry(code)).toBe(false);
  });

  it('has a name for each country, Greece for EL, sorted by name', () => {
    const vatCountries = listVatCountries();
    expect(vatCountries.map(({ code }) => code).sort()).toEqual([...countries].sort());
    expect(vatCountries.find(({ code }) => code === 'EL')?.name).toBe('Greece');
    const names = vatCountries.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('da').compare));
    const ofPlatform = new Intl.DisplayNames('en', { type: 'region' });
    const isoCodes = vatCountries.map(({ code }) => (code === 'EL' ? 'GR' : code));
    expect(names).toEqual(isoCodes.map((code) => ofPlatform.of(code)));
  });

  it('has names in another language', () => {
    expect(listVatCountries('BE Belgien|DK Dänemark')).toEqual([
      { code: 'BE', name: 'Belgien' },
      { code: 'DK', name: 'Dänemark' },
    ]);
  });
});

describe('VAT', () => {
  it('is rounded half up, once', () => {
    expect(computeVat(toMinorUnits(2), 'DK')).toBe(1);
    expect(computeVat(toMinorUnits(1), 'DK')).toBe(0);
    expect(addVat(toMinorUnits(1999), 'DE')).toBe(1999 + 380);
    expect(addVat(toMinorUnits(1999), 'LU')).toBe(1999 + 340);
  });

  it('is never negative, and never off by more than half a minor unit', () => {
    fc.assert(
      fc.property(net, fc.constantFrom(...countries), (netMinor, country) => {
        const exactTimesHundred = BigInt(netMinor) * BigInt(vatPercentages[country]);
        const off = 2n * (BigInt(computeVat(netMinor, country)) * 100n - exactTimesHundred);
        return addVat(netMinor, country) >= netMinor && off > -100n && off <= 100n;
      }),
    );
  });

  it('with a decimal percentage is never off by more than half a minor unit', () => {
    const tenThousandths = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(net, fc.constantFrom(...countries), tenThousandths, (netMinor, country, value) => {
        const percent = `${Math.floor(value / 10_000)}.${String(value % 10_000).padStart(4, '0')}`;
        const { vat, problems } = parseCurrentVat([{ country, percent }], '2026-11-01');
        const exactTimesMillion = BigInt(netMinor) * BigInt(value);
        const off = 2n * (BigInt(computeVat(netMinor, country, vat)) * 1_000_000n - exactTimesMillion);
        return (
          problems.length === 0 &&
          Number(formatVatPercent(country, vat)) === value / 10_000 &&
          addVat(netMinor, country, vat) >= netMinor &&
          off > -1_000_000n &&
          off <= 1_000_000n
        );
      }),
    );
  });

  it('never decreases with the price', () => {
    fc.assert(
      fc.property(net, net, fc.constantFrom(...countries), (one, other, country) => {
        const [less, more] = one <= other ? [one, other] : [other, one];
        return addVat(less, country) <= addVat(more, country);
      }),
    );
  });

  it('of a refund mirrors the VAT of the price', () => {
    fc.assert(
      fc.property(net, fc.constantFrom(...countries), (netMinor, country) => {
        const refund = computeVat(toMinorUnits(-netMinor), country);
        return refund === toMinorUnits(-computeVat(netMinor, country));
      }),
    );
  });
});
