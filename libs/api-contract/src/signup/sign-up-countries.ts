import type { Plan } from '@guildhall/organisation';

/** A country by its ISO 3166-1 code and the name that visitors see. */
export interface SignUpCountry {
  /** ISO 3166-1 alpha-2, such as `DK`. */
  readonly code: string;
  /** Name in the language of the form. */
  readonly name: string;
}

/**
 * The countries a visitor chooses from by default, by their English names in the order of Danish collation. Written out:
 * browsers and servers do not name and sort all countries alike. As one text, which is less to download than objects.
 *
 * @example
 * signUpCountries[0]; // { code: 'AL', name: 'Albania' }
 */
export const signUpCountries: readonly SignUpCountry[] = (
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

/**
 * The countries that can be chosen for a plan, in their order: those in which it is sold.
 *
 * @example
 * import type { Plan } from '@guildhall/organisation';
 *
 * const plan: Plan = { id: 'friend', shipping: false, notSoldIn: ['US'], trackingEvent: 'friend' };
 * listCountries(plan).some(({ code }) => code === 'US'); // false
 */
export function listCountries(
  plan: Plan,
  countries: readonly SignUpCountry[] = signUpCountries,
): readonly SignUpCountry[] {
  return countries.filter(({ code }) => isSoldIn(plan, code));
}

/** True if a plan is sold in a country. */
export function isSoldIn({ notSoldIn }: Plan, code: string): boolean {
  return !notSoldIn.includes(code);
}
