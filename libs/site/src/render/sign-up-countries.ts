import { nameCountries, type SignUpCountry } from '@guildhall/api-contract/signup';
import type { Organisation } from '@guildhall/organisation';

/** Returns the countries of the organisation's sign-up forms; `undefined` for those that the form has by itself. */
export function findSignUpCountries({
  countries,
  language,
  locale,
}: Pick<Organisation, 'countries' | 'language' | 'locale'>): readonly SignUpCountry[] | undefined {
  if (countries) return Object.entries(countries).map(([code, name]) => ({ code, name }));
  return new Intl.Locale(language).language === 'en' ? undefined : nameCountries(locale);
}
