import { isSignUpFieldPath, type SignUpFieldPath, type SignUpRefusal } from '@guildhall/api-contract/signup';
import type { VendorProblem } from '@guildhall/suppliers';

/** Returns the refusal that the form shows for the vendor's: at its field, if the vendor names one of the form's. */
export function toSignUpRefusal({ code, param }: VendorProblem): SignUpRefusal {
  const field = code.startsWith('param_') ? toFieldPath(param) : undefined;
  if (!field) return { error_code: 'technical_error' };
  return { error_code: field.endsWith('.zip') ? 'invalid_zip_code' : 'invalid_field', field };
}

/** The form's field that a parameter of the vendor holds: `customer[email]` is `customer.email`. */
function toFieldPath(param: string | undefined): SignUpFieldPath | undefined {
  const path = param?.replace(/^(\w+)\[(\w+)\]$/, '$1.$2');
  return isSignUpFieldPath(path) ? path : undefined;
}
