import type { FormField } from '@guildhall/cms-client';
import { Checkbox, Html, Select, TextArea, TextField } from '@guildhall/ui';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { getAutocomplete } from './autocomplete.ts';
import { RemainingCharacters } from './RemainingCharacters.tsx';
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
  const [length, setLength] = useState<number>();
  const id = `${formId}-${name}`;
  // Text typed before hydration counts too, although it triggered no event.
  useEffect(() => {
    const typed = document.getElementById(id);
    if (typed instanceof HTMLTextAreaElement || typed instanceof HTMLInputElement)
      queueMicrotask(() => setLength(typed.value.length || undefined));
  }, [id]);
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
  const limit = getMaxLength(type) ?? Infinity;
  const text = {
    ...shared,
    defaultValue: value,
    maxLength: limit,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setLength(event.currentTarget.value.length),
  };
  return (
    <div className={styles['limited']}>
      {type === 'textarea' ? (
        <TextArea {...text} />
      ) : (
        <TextField {...text} type={type} autoComplete={getAutocomplete(field)} />
      )}
      {length !== undefined && <RemainingCharacters remaining={limit - length} limit={limit} texts={texts} />}
    </div>
  );
}
