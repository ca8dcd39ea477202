import { signUpCountries } from '@guildhall/api-contract/signup';
import { listVatCountries } from '@guildhall/money';

/** Props with a word that visitors read. */
const content = /^(?:label|title|name|value|price|vendor|collectionTitle)$/;

/** Returns an island's example props as a site in another language would send them: content in brackets, no English texts. */
export function toPseudoProps(props: object): object {
  const { texts: _english, ...rest } = bracketContent(props) as Record<string, unknown>;
  if ('pricing' in rest) {
    const countryNames = listVatCountries().map(({ code, name }) => `${code} [${name}]`);
    return { ...rest, pricing: { ...(rest['pricing'] as object), countryNames: countryNames.join('|') } };
  }
  if ('plan' in rest)
    return { ...rest, countries: signUpCountries.map(({ code, name }) => ({ code, name: `[${name}]` })) };
  return rest;
}

function bracketContent(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value !== '' && content.test(name) ? `[${value}]` : value;
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? `[${one}]` : bracketContent(one)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, bracketContent(one, key)]));
}
