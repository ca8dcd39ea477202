// In its own file: for servers only. Forms get the result as a prop.
import type { Organisation } from '@guildhall/organisation';
import { signUpFields, signUpPartNames, type SignUpField, type SignUpFields } from './sign-up-fields.ts';

/**
 * Returns the fields of an organisation's own list; `undefined` without one: the form then has `signUpFields`.
 *
 * @example
 * const { customer } = toSignUpFields(organisation) ?? signUpFields;
 */
export function toSignUpFields({ signUp }: Pick<Organisation, 'signUp'>): SignUpFields | undefined {
  if (!signUp) return undefined;
  const { fields, homeCountry } = signUp;
  const parts = signUpPartNames.map((part) => {
    const known = new Map(signUpFields[part].map((field) => [field.name as string, field]));
    const listed = fields[part].flatMap((entry): SignUpField[] => {
      const field = known.get(entry.replace('?', ''));
      if (!field) return [];
      const isHome = field.type === 'country' && homeCountry !== undefined;
      return [{ ...field, required: !entry.endsWith('?'), ...(isHome && { value: homeCountry }) }];
    });
    return [part, listed] as const;
  });
  return Object.fromEntries(parts) as Record<(typeof signUpPartNames)[number], SignUpField[]>;
}
