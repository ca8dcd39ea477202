// cspell:disable
import { expect, it } from 'vitest';
import { parseIban } from './iban.ts';

/** The examples of the registry of ISO 13616, one for each country: of every length and with letters at every place. */
const examples = `
  AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
  AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678
  BH67BMAG00001299123456 BR9700360305000010009795493P1 CH9300762011623852957 CR05015202001026284066
  CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000 DK5000400440116243
  DO28BAGR00000001212453611324 EE382200221020145685 ES9121000418450200051332 FI2112345600000785
  FO6264600001631634 FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917
  GI75NWBK000000007099453 GL8964710001000206 GR1601101250000000012300695 GT82TRAJ01020000001210029690
  HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999
  IS140159260076545510730339 IT60X0542811101000000123456 JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101
  KZ86125KZT5004100100 LB62099900000001001901229114 LI21088100002324013AA LT121000011101001000
  LU280019400644750000 LV80BANK0000435195001 MC5811222000010123456789030 MD24AG000225100013104168
  ME25505000012345678951 MK07250120000058984 MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR
  NL91ABNA0417164300 NO9386011117947 PK36SCBL0000001123456702 PL61109010140000071219812874
  PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000
  RS35260005601001611379 SA0380000000608010167519 SE4550000000058398257466 SI56263300012039086
  SK3112000000198742637541 SM86U0322509800000000270100 TN5910006035183598478831 TR330006100519786457841326
  UA213223130000026007233566001 VG96VPVG0000012345678901 XK051212012345678906
`
  .trim()
  .split(/\s+/);

const change = (text: string, at: number, to: string) => text.slice(0, at) + to + text.slice(at + to.length);

it('reads the registry’s example of each country, with spaces and in lower case', () => {
  expect(new Set(examples.map((iban) => iban.slice(0, 2))).size).toBe(examples.length);
  for (const iban of examples) {
    expect(parseIban(iban)).toBe(iban);
    expect(parseIban(iban.replace(/.{4}/g, '$& ').toLowerCase())).toBe(iban);
  }
});

it('refuses each of them with any one wrong digit', () => {
  for (const iban of examples)
    for (const [at, digit] of [...iban].entries())
      for (const other of /\d/.test(digit) ? '0123456789'.replace(digit, '') : '')
        expect(parseIban(change(iban, at, other)), `${iban}, digit ${at}: ${other}`).toBeUndefined();
});

it('refuses each of them with any two neighbouring digits swapped', () => {
  for (const iban of examples)
    for (let at = 2; at < iban.length - 1; at += 1) {
      const [one = '', other = ''] = iban.slice(at, at + 2);
      if (one === other || !/^\d\d$/.test(one + other)) continue;
      expect(parseIban(change(iban, at, other + one)), `${iban}, digits at ${at}`).toBeUndefined();
    }
});

it('refuses each of them without its last character', () => {
  for (const iban of examples) expect(parseIban(iban.slice(0, -1)), iban).toBeUndefined();
});

it.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['dk5000400440116243', 'DK5000400440116243'],
  ['DE88 3704 0044 0532 0130 00', undefined],
  ['DE89 3704 0044', undefined],
  ['', undefined],
  ['an account', undefined],
])('reads %s as an IBAN only if its check digits are right', (text, iban) => {
  expect(parseIban(text)).toBe(iban);
});
