import { isSignUpFieldPath, type SignUpFieldPath } from '@guildhall/api-contract';

/** The form's field that a parameter of the vendor holds: `customer[email]` is `customer.email`. */
export function toFieldPath(param: string | undefined): SignUpFieldPath | undefined {
  const path = param?.replace(/^(\w+)\[(\w+)\]$/, '$1.$2');
  return isSignUpFieldPath(path) ? path : undefined;
}
