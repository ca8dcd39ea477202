/** Autocomplete tokens by common field names. */
const tokens: Record<string, string> = {
  name: 'name',
  full_name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  organisation: 'organization',
  phone: 'tel',
  telephone: 'tel',
  address: 'street-address',
  zip: 'postal-code',
  city: 'address-level2',
};

export function getAutocomplete({ name, type }: { name: string; type: string }): string | undefined {
  if (type === 'email') return 'email';
  const key = name.toLowerCase().replaceAll('-', '_');
  return type === 'text' && Object.hasOwn(tokens, key) ? tokens[key] : undefined;
}
