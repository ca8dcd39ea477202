/** What browsers may fill in, by the usual names of fields. */
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

/** The `autocomplete` of a field, where its name or type says what it is. */
export function getAutocomplete({ name, type }: { name: string; type: string }): string | undefined {
  if (type === 'email') return 'email';
  const plain = name.toLowerCase().replaceAll('-', '_');
  return type === 'text' && Object.hasOwn(tokens, plain) ? tokens[plain] : undefined;
}
