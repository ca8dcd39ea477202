'use client';

import type { AddressFieldName, MemberData } from '@guildhall/api-contract/members';
import { signUpCountries, signUpLimits } from '@guildhall/api-contract/signup';
import { Select, TextField } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { MemberFormFrame } from '../forms/MemberFormFrame.tsx';
import { useMemberForm } from '../forms/use-member-form.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import type { OwnDataTexts } from './own-data-texts.ts';
import type { AddressChange } from './use-own-data.ts';

interface AddressFormProps {
  formId: string;
  texts: MemberTexts & { ownData: OwnDataTexts };
  fields: MemberData['fields'];
  change: (address: Partial<Record<AddressFieldName, string>>) => Promise<AddressChange>;
}

const autoComplete: Record<AddressFieldName, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country',
};

/** The postal address, with the fields of the sign-up. */
export function AddressForm({ formId, texts, fields, change }: AddressFormProps): ReactElement {
  const { ownData } = texts;
  const rules = fields.map(({ name, required }) => {
    const findProblem = (value: string) => {
      if (value.trim() === '') return required ? ('required' as const) : undefined;
      return value.trim().length > signUpLimits[name] ? ('tooLong' as const) : undefined;
    };
    return [name, { label: ownData[name], maxLength: signUpLimits[name], findProblem }] as const;
  });
  const form = useMemberForm(Object.fromEntries(rules), texts, (values) =>
    change(Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))),
  );
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      submitLabel={ownData.saveAddressLabel}
      doneText={form.isDone ? ownData.addressSavedText : undefined}
      label={ownData.addressTitle}
      isQuiet
    >
      {fields.map(({ name, required, value }) => {
        const shared = {
          ...{ id: `${formId}-${name}`, name, label: ownData[name], defaultValue: value },
          ...form.getErrorProps(name),
          ...(required ? { required } : { mark: texts.details.optional }),
          autoComplete: autoComplete[name],
        };
        if (name !== 'country') return <TextField key={name} {...shared} />;
        return (
          <Select key={name} {...shared} options={listCountries(value)} placeholder={ownData.chooseCountry} />
        );
      })}
    </MemberFormFrame>
  );
}

/** The countries of the sign-up in the page's language, with the one that is known. */
function listCountries(known: string): { value: string; label: string }[] {
  const language = document.documentElement.lang || 'en';
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const codes = new Set([...signUpCountries.map(({ code }) => code), ...(known === '' ? [] : [known])]);
  return [...codes]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
