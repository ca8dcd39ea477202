import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm, type RegisterOptions } from 'react-hook-form';
import { requestInvoiceAtom } from '../atoms/cart-actions.ts';
import { cartBusyAtom } from '../atoms/cart-atoms.ts';
import type { InvoiceBuyer } from './request-invoice.ts';
import type { InvoiceTexts } from '../texts/cart-texts.ts';

type Buyer = Record<keyof InvoiceBuyer, string>;

/** The api takes no more. No VAT number of the EU is longer, with its country's letters and some blanks. */
const longest = { vatNr: 40, email: 254, company: 250 };

/** The fields, what is wrong with them, and what became of the request. What was typed is always kept. */
export function useInvoiceForm(texts: InvoiceTexts) {
  const { register, handleSubmit, formState, setError } = useForm<Buyer>({
    defaultValues: { country: '', vatNr: '', company: '', email: '' },
  });
  const request = useSetAtom(requestInvoiceAtom);
  const changing = useAtomValue(cartBusyAtom);
  const [trouble, setTrouble] = useState<string>();

  const required = (label: string): RegisterOptions<Buyer> => ({
    validate: (value) => value.trim() !== '' || `${label} ${texts.isRequired}`,
  });
  async function ask({ country, vatNr, company, email }: Buyer): Promise<void> {
    setTrouble(undefined);
    const answer = await request({
      country,
      vatNr: vatNr.trim(),
      ...(company.trim() && { company: company.trim() }),
      ...(email.trim() && { email: email.trim() }),
    });
    if (answer.outcome === 'failed') setTrouble(texts.failed);
    if (answer.outcome !== 'refused') return;
    const { field, message } = answer;
    if (field) setError(field, { message }, { shouldFocus: true });
    else setTrouble(message || texts.error);
  }
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  return {
    fields: {
      country: { ...register('country', required(texts.country)), error: errors.country?.message },
      vatNr: {
        ...register('vatNr', required(texts.vatNumber)),
        error: errors.vatNr?.message,
        maxLength: longest.vatNr,
      },
      company: { ...register('company'), maxLength: longest.company },
      email: { ...register('email'), error: errors.email?.message, maxLength: longest.email },
    },
    trouble,
    // After success the browser is on its way to the invoice.
    busy: isSubmitting || changing || (isSubmitSuccessful && trouble === undefined),
    submit: handleSubmit(ask),
  };
}
