'use client';

import type { FormField } from '@guildhall/cms-client';
import { Checkbox, Html, Select, TextArea, TextField } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { getAutocomplete } from './autocomplete.ts';
import { formatLimit } from './format-limit.ts';
import { RemainingCharacters } from './RemainingCharacters.tsx';
import { useTextLength } from './use-text-length.ts';
import type { ContactFormTexts } from './contact-form-texts.ts';
import { isInputField, getFieldKey, getMaxLength, type InputField } from './contact-rules.ts';
import type { ContactErrors } from './use-contact-form.ts';
import styles from './ContactForm.module.css';

interface ContactFieldsProps {
  formId: string;
  fields: readonly FormField[];
  texts: ContactFormTexts;
  errors: ContactErrors;
}

export function ContactFields({ fields, ...rest }: ContactFieldsProps): ReactElement[] {
  return fields.map((field, index) =>
    isInputField(field) ? (
      <ContactFieldView key={index} name={getFieldKey(index)} field={field} {...rest} />
    ) : (
      <h3 key={index} className={styles['between']}>
        {field.label}
      </h3>
    ),
  );
}

type ContactFieldViewProps = Omit<ContactFieldsProps, 'fields'> & { name: string; field: InputField };

function ContactFieldView({ formId, name, field, texts, errors }: ContactFieldViewProps): ReactElement {
  const { type, label, labelHtml, required, value, options } = field;
  const id = `${formId}-${name}`;
  const limit = getMaxLength(type) ?? Infinity;
  const length = useTextLength(id);
  const shared = {
    id,
    name,
    label,
    error: errors[name],
    ...(!required && type !== 'checkbox' && { mark: texts.optional }),
    required,
  };
  if (type === 'checkbox') {
    const consent = labelHtml ? <Html as="span" html={labelHtml} /> : label;
    return <Checkbox {...shared} label={consent} defaultChecked={value === '1'} />;
  }
  if (type === 'select')
    return <Select {...shared} options={options} placeholder={texts.choose} defaultValue={value} />;
  const text = { ...shared, defaultValue: value };
  return (
    <div className={styles['limited']}>
      {type === 'textarea' ? (
        <TextArea {...text} hint={formatLimit(texts.limit, limit, texts)} />
      ) : (
        <TextField {...text} type={type} autoComplete={getAutocomplete(field)} />
      )}
      {length !== undefined && (
        <RemainingCharacters {...{ label, limit, texts }} remaining={limit - length} />
      )}
    </div>
  );
}
