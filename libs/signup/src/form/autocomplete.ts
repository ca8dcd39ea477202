import type { SignUpFieldName, SignUpPart } from '@guildhall/api-contract/signup';

const tokens: Record<SignUpFieldName, string> = {
  email: 'email',
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country',
};

/** The `autocomplete` attribute of a field. */
export function getAutocomplete(part: SignUpPart, name: SignUpFieldName): string {
  return (part === 'customer' ? '' : part.replace('_address', ' ')) + tokens[name];
}
