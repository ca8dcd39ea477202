import type { FormField } from '@guildhall/cms-client';
import { Checkbox, Select, TextArea, TextField } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { autocompleteOf } from './autocomplete.ts';
import type { ContactFormTexts } from './contact-form-texts.ts';
import { wrongWith, type ContactValues, type FilledField } from './contact-rules.ts';
import styles from './ContactForm.module.css';

interface ContactFieldsProps {
  fields: readonly FormField[];
  texts: ContactFormTexts;
  idOf: (field: FormField) => string;
  register: UseFormRegister<ContactValues>;
  errors: FieldErrors<ContactValues>;
}

/** The fields in the order of their editor, with titles between them. */
export function ContactFields({ fields, idOf, ...rest }: ContactFieldsProps): ReactElement[] {
  return fields.map((field) =>
    field.type === 'breakerTitle' ? (
      <h3 key={field.name} className={styles['between']}>
        {field.label}
      </h3>
    ) : (
      <ContactFieldView key={field.name} id={idOf(field)} field={field as FilledField} {...rest} />
    ),
  );
}

type ContactFieldViewProps = Omit<ContactFieldsProps, 'fields' | 'idOf'> & { id: string; field: FilledField };

function ContactFieldView({ id, field, texts, register, errors }: ContactFieldViewProps): ReactElement {
  const { type, label, name, required, value, options } = field;
  const box = type === 'checkbox';
  const shared = {
    id,
    label,
    error: errors[name]?.message,
    ...(!required && !box && { mark: texts.optional }),
    ...(required && { 'aria-required': true }),
    ...register(name, { validate: (filled) => wrongWith(field, filled, texts) ?? true }),
  };
  if (box) return <Checkbox {...shared} defaultChecked={value === '1'} />;
  if (type === 'textarea') return <TextArea {...shared} defaultValue={value} />;
  if (type === 'select')
    return <Select {...shared} options={options} placeholder={texts.choose} defaultValue={value} />;
  return <TextField {...shared} type={type} autoComplete={autocompleteOf(field)} defaultValue={value} />;
}
