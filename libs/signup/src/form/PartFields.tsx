import {
  listCountries,
  signUpFields,
  type SignUpCountry,
  type SignUpField,
  type SignUpFields,
  type SignUpPart,
} from '@guildhall/api-contract/signup';
import type { Plan } from '@guildhall/organisation';
import { Select, TextField } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import { getAutocomplete } from './autocomplete.ts';
import type { FormFields } from './form-fields.ts';
import type { FieldErrors } from './sign-up-messages.ts';
import styles from './SignUpForm.module.css';

interface PartFieldsProps {
  part: SignUpPart;
  plan: Plan;
  formId: string;
  texts: SignUpTexts;
  fields: FormFields;
  errors: FieldErrors;
  loginUrl: string | undefined;
  countries: readonly SignUpCountry[] | undefined;
  fieldLists: SignUpFields | undefined;
}

/** The fields of one part under its name. */
export function PartFields({ part, ...rest }: PartFieldsProps): ReactElement | null {
  const list = (rest.fieldLists ?? signUpFields)[part];
  return list.length === 0 ? null : (
    <fieldset className={styles['part']}>
      <legend>{rest.texts.parts[part]}</legend>
      {list.map((field) => (
        <div key={field.name} className={styles[getWidth(field)]}>
          <PartField part={part} field={field} {...rest} />
        </div>
      ))}
    </fieldset>
  );
}

type PartFieldProps = PartFieldsProps & { field: SignUpField };

function PartField({
  part,
  field,
  plan,
  formId,
  texts,
  fields,
  errors,
  loginUrl,
  countries,
}: PartFieldProps): ReactElement {
  const { name, type, required } = field;
  const shared = {
    ...fields.control(`${part}.${name}`),
    id: fieldId(formId, `${part}.${name}`),
    label: texts.fields[name],
    error: errors[`${part}.${name}`],
    autoComplete: getAutocomplete(part, name),
    ...(required ? { required } : { mark: texts.optional }),
  };
  if (type === 'country') {
    const options = listCountries(plan, countries).map(({ code, name: label }) => ({ value: code, label }));
    return (
      <Select {...shared} options={options} defaultValue={field.value} placeholder={texts.chooseCountry} />
    );
  }
  return (
    // No `maxLength`: browsers would cut pasted text without a word. The rules report what is too long.
    <TextField
      {...shared}
      type={type}
      {...(name === 'email' && part === 'customer' && loginUrl && { hint: texts.emailHint })}
      {...(type === 'email' && { inputMode: 'email' as const, spellCheck: false, autoCapitalize: 'none' })}
      {...(name === 'zip' && { spellCheck: false, autoCapitalize: 'characters' })}
    />
  );
}

/** The id of a field's element. */
export function fieldId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}

/** Short fields share a row on wide screens. */
function getWidth({ name }: SignUpField): 'half' | 'third' | 'full' | 'rest' {
  if (name === 'first_name' || name === 'last_name' || name === 'city' || name === 'state') return 'half';
  if (name === 'zip') return 'third';
  return name === 'country' ? 'rest' : 'full';
}
