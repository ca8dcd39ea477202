'use client';

import { Select, TextField } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useId, type ReactElement } from 'react';
import { cartFactsAtom } from '../atoms/cart-facts-atom.ts';
import type { InvoiceTexts } from '../texts/invoice-texts.ts';
import { getBuyerCountries } from './buyer-countries.ts';
import type { useInvoiceForm } from './use-invoice-form.ts';

interface BuyerFieldsProps {
  fields: ReturnType<typeof useInvoiceForm>['fields'];
  texts: InvoiceTexts;
}

export function BuyerFields({ fields, texts }: BuyerFieldsProps): ReactElement {
  const { country, vatNr, company, email } = fields;
  const facts = useAtomValue(cartFactsAtom);
  const id = useId();
  return (
    <>
      <Select
        {...country}
        required
        id={`${id}country`}
        label={texts.country}
        options={getBuyerCountries(facts, texts)}
        placeholder={texts.choose}
        autoComplete="country"
      />
      <TextField
        {...vatNr}
        required
        id={`${id}vat`}
        label={texts.vatNumber}
        hint={texts.vatNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...company}
        required
        id={`${id}company`}
        label={texts.company}
        autoComplete="organization"
      />
      <TextField
        {...email}
        required
        id={`${id}email`}
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        spellCheck={false}
      />
    </>
  );
}
