// In its own file: for servers only, so that the names of a page and of its form are the same.
import { signUpCountries, type SignUpCountry } from './sign-up-countries.ts';

/**
 * Returns the countries of the sign-up form by their names in a language, in its order. For servers: browsers may have
 * other names.
 *
 * @param locale a BCP 47 tag
 * @example
 * nameCountries('da').at(-1)?.code; // 'AX'
 */
export function nameCountries(locale: string): readonly SignUpCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return signUpCountries
    .map(({ code, name }) => ({ code, name: names.of(code) ?? name }))
    .sort((one, other) => compare(one.name, other.name));
}
