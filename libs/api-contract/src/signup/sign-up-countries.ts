import type { MemberType } from './member-types.ts';

/**
 * The countries a visitor chooses from, by their English names in the order of Danish collation. Written out: browsers
 * and servers do not name and sort all countries alike. As one text, which is less to download than objects.
 */
export const signUpCountries: readonly { readonly code: string; readonly name: string }[] = (
  'AL Albania|AD Andorra|AR Argentina|AU Australia|AT Austria|BE Belgium|BA Bosnia and Herzegovina|' +
  'BR Brazil|BG Bulgaria|CA Canada|CL Chile|CN China|HR Croatia|CY Cyprus|CZ Czechia|DK Denmark|EE Estonia|' +
  'FO Faroe Islands|FI Finland|FR France|DE Germany|GR Greece|GL Greenland|HK Hong Kong|HU Hungary|' +
  'IS Iceland|IN India|IE Ireland|IL Israel|IT Italy|JP Japan|KE Kenya|LV Latvia|LI Liechtenstein|' +
  'LT Lithuania|LU Luxembourg|MT Malta|MX Mexico|MC Monaco|ME Montenegro|NL Netherlands|NZ New Zealand|' +
  'MK North Macedonia|NO Norway|PL Poland|PT Portugal|RO Romania|SM San Marino|RS Serbia|SG Singapore|' +
  'SK Slovakia|SI Slovenia|ZA South Africa|KR South Korea|ES Spain|SE Sweden|CH Switzerland|TW Taiwan|' +
  'TH Thailand|TR Türkiye|UA Ukraine|AE United Arab Emirates|GB United Kingdom|US United States|' +
  'AX Åland Islands'
)
  .split('|')
  .map((country) => ({ code: country.slice(0, 2), name: country.slice(3) }));

/** The countries that can be chosen for a membership, in their order: the United States for the digital one only. */
export function listCountries(plan: MemberType): typeof signUpCountries {
  return signUpCountries.filter(({ code }) => isSoldIn(plan, code));
}

/** True when the form offers a country for a membership. */
export function isOfferedFor(plan: MemberType, code: string): boolean {
  return listCountries(plan).some((country) => country.code === code);
}

/** True if a membership is sold in a country: the digital one in the United States, the others elsewhere only. */
export function isSoldIn(plan: MemberType, code: string): boolean {
  return code !== 'US' || plan === 'individual-membership-digital';
}
