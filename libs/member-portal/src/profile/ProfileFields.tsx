'use client';

import { findProfileProblem, maxProfileValue, type ProfileValues } from '@guildhall/api-contract/members';
import type { ProfileField, ProfileFields as Fields } from '@guildhall/organisation';
import { Button, Select, Skeleton, TextField } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { MemberFormFrame } from '../forms/MemberFormFrame.tsx';
import { useMemberForm } from '../forms/use-member-form.ts';
import type { MemberProblem } from '../identity/problem.ts';
import { formatDay } from '../texts/format-day.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import styles from './Profile.module.css';
import { useProfileValues } from './use-profile-values.ts';

interface ProfileFieldsProps {
  formId: string;
  fields: Fields;
  texts: MemberTexts;
}

/** The fields that the organisation has added to the profile: a form for those that members change, a list of the others. */
export function ProfileFields({ formId, fields, texts }: ProfileFieldsProps): ReactElement {
  const { known, retry, change } = useProfileValues();
  if (known === 'reading') return <Skeleton shape="text" lines={2} />;
  if (known === 'failed')
    return (
      <div className={styles['details']} role="alert">
        <p>{texts.details.failedText}</p>
        <Button variant="quiet" onClick={retry}>
          {texts.retryLabel}
        </Button>
      </div>
    );
  const entries = Object.entries(fields);
  const own = entries.filter(([, { changedBy }]) => changedBy === 'member');
  const others = entries.filter(([, { changedBy }]) => changedBy !== 'member');
  return (
    <div className={styles['details']}>
      {others.length > 0 && (
        <dl className={styles['values']}>
          {others.map(([name, field]) => (
            <div key={name}>
              <dt className={styles['label']}>{field.label}</dt>
              <dd className={styles['value']}>
                {formatValue(field, known.values[name]) ?? texts.details.none}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {own.length > 0 && (
        <ProfileFieldsForm {...{ formId, texts, change }} fields={own} values={known.values} />
      )}
    </div>
  );
}

interface ProfileFieldsFormProps extends Omit<ProfileFieldsProps, 'fields'> {
  fields: readonly (readonly [name: string, field: ProfileField])[];
  values: ProfileValues;
  change: (changes: ProfileValues) => Promise<MemberProblem | undefined>;
}

function ProfileFieldsForm({ formId, fields, texts, values, change }: ProfileFieldsFormProps): ReactElement {
  const rules = fields.map(([name, field]) => {
    const { label } = field;
    const findProblem = (value: string) => findProfileProblem(field, value);
    return [name, { label, maxLength: maxProfileValue, findProblem }] as const;
  });
  const form = useMemberForm(Object.fromEntries(rules), texts, change);
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      submitLabel={texts.details.saveLabel}
      doneText={form.isDone ? texts.details.savedText : undefined}
      label={texts.details.title}
      isQuiet
    >
      {fields.map(([name, { label, type, required, choices = {} }]) => {
        const shared = {
          ...{ id: `${formId}-${name}`, name, label, defaultValue: values[name] },
          ...form.getErrorProps(name),
          ...(required ? { required } : { mark: texts.details.optional }),
        };
        if (type === 'choice') {
          const options = Object.entries(choices).map(([value, text]) => ({ value, label: text }));
          return <Select key={name} {...shared} options={options} placeholder={texts.details.choose} />;
        }
        return <TextField key={name} {...shared} {...inputs[type]} />;
      })}
    </MemberFormFrame>
  );
}

const inputs = {
  text: {},
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
} as const;

function formatValue({ type, choices }: ProfileField, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return (type === 'date' ? formatDay(value) : choices?.[value]) ?? value;
}
