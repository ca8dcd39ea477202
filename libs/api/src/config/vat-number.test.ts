import { describe, expect, it } from 'vitest';
import { parseVatNumber } from './vat-number.ts';

/** A valid number of each country, as published or computed with the country's checksum. */
const good: [string, string][] = [
  ['AT', 'U13585627'],
  ['BE', '0403019261'],
  ['BG', '175074752'],
  ['CY', '10259033P'],
  ['CZ', '25123891'],
  ['DE', '136695976'],
  ['DK', '13585628'],
  ['EE', '100931558'],
  ['EL', '094259216'],
  ['ES', 'B58378431'],
  ['FI', '20774740'],
  ['FR', '40303265045'],
  ['HR', '33392005961'],
  ['HU', '12892312'],
  ['IE', '6433435F'],
  ['IT', '00743110157'],
  ['LT', '119511515'],
  ['LU', '15027442'],
  ['LV', '40003521600'],
  ['MT', '11679112'],
  ['NL', '004495445B01'],
  ['PL', '8567346215'],
  ['PT', '501964843'],
  ['RO', '18547290'],
  ['SE', '123456789701'],
  ['SI', '50223054'],
  ['SK', '2022749619'],
  ['XI', '980780684'],
];

describe('a VAT number', () => {
  it.each(good)('of %s is parsed with and without its country', (country, number) => {
    const read = { country, number };
    expect(parseVatNumber(country, number)).toEqual(read);
    expect(parseVatNumber(country, `${country}${number}`)).toEqual(read);
    expect(
      parseVatNumber(country, ` ${country.toLowerCase()} ${number.toLowerCase().replace(/^(...)/, '$1 ')} `),
    ).toEqual(read);
  });

  it.each(good)('of %s with one digit changed is invalid', (country, number) => {
    const at = [...number].findIndex((sign, place) => /\d/.test(sign) && place > 1);
    const changed = `${number.slice(0, at)}${(Number(number[at]) + 1) % 10}${number.slice(at + 1)}`;
    expect(parseVatNumber(country, changed)).toBeUndefined();
  });

  it('of Greece is normalised to EL', () => {
    for (const [country, typed] of [
      ['GR', '094259216'],
      ['GR', 'GR094259216'],
      ['EL', 'GR094259216'],
      ['GR', 'EL094259216'],
    ] as const)
      expect(parseVatNumber(country, typed)).toEqual({ country: 'EL', number: '094259216' });
  });

  it.each(['13585627', 'AT13585627', 'ATU 135-856.27', 'u13585627'])(
    'of Austria gets its U if typed as %s',
    (typed) => {
      expect(parseVatNumber('AT', typed)).toEqual({ country: 'AT', number: 'U13585627' });
    },
  );

  it('of Northern Ireland has the British format', () => {
    expect(parseVatNumber('XI', 'GB980780684')).toEqual({ country: 'XI', number: '980780684' });
    expect(parseVatNumber('XI', '980780685')).toBeUndefined();
  });

  it.each([
    ['DK', '00000000'],
    ['DK', 'DK 00 00 00 00'],
    ['DK', ''],
    ['DK', 'DK'],
    ['DK', '1358562'],
    ['DK', '135856280'],
    ['DK', '13585628; DROP'],
    ['DK', '１３５８５６２８'],
    ['DE', 'DK13585628'],
    ['GB', '980780684'],
    ['CH', 'CHE-123.456.788'],
    ['NO', '123456785'],
    ['US', '13585628'],
    ['__', '13585628'],
    ['toString', '13585628'],
  ])('is not %s %s', (country, typed) => {
    expect(parseVatNumber(country, typed)).toBeUndefined();
  });
});
