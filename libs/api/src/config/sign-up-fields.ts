import { signUpFields, toSignUpFields } from '@guildhall/api-contract/signup';
import type { Organisation } from '@guildhall/organisation';
import type { Adapter } from '@guildhall/suppliers';
import { createUsageError } from '@guildhall/server-kit';

/**
 * Checks that the sign-up form asks for what the billing supplier requires.
 *
 * @throws Error that names supplier and fields
 */
export function checkSignUpFields(organisation: Organisation, suppliers: readonly Adapter[]): void {
  const fields = toSignUpFields(organisation) ?? signUpFields;
  const isRequired = (path: string) => {
    const [part, wanted] = path.split('.');
    return fields[part as keyof typeof fields].some(({ name, required }) => required && name === wanted);
  };
  for (const { name, requiredSignUpFields = [] } of suppliers) {
    const missing = requiredSignUpFields.filter((path) => !isRequired(path));
    if (missing.length > 0)
      throw createUsageError(
        'GUILDHALL_API_SIGN_UP_FIELDS',
        `${name} requires ${missing.join(', ')} of everyone who signs up: list this in signUp.fields of the organisation, without ?`,
      );
  }
}
