import { isEmailAddress } from '@guildhall/api-contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm, type RegisterOptions } from 'react-hook-form';
import { requestInvoiceAtom } from '../atoms/cart-actions.ts';
import { cartBusyAtom } from '../atoms/cart-atoms.ts';
import type { InvoiceBuyer, InvoiceLater } from '@guildhall/api-contract';
import type { InvoiceTexts } from '../texts/invoice-texts.ts';

type Buyer = Record<keyof InvoiceBuyer, string>;

/** The api takes no more. No VAT number of the EU is longer, with its country's letters and some blanks. */
const longest = { vatNr: 40, email: 254, company: 250 };

/** The fields, what is wrong with them, and the outcome of the request. What was typed is never lost. */
export function useInvoiceForm(texts: InvoiceTexts) {
  const { register, handleSubmit, formState, setError } = useForm<Buyer>({
    defaultValues: { country: '', vatNr: '', company: '', email: '' },
  });
  const request = useSetAtom(requestInvoiceAtom);
  const changing = useAtomValue(cartBusyAtom);
  const [trouble, setTrouble] = useState<string>();
  const [waiting, setWaiting] = useState<string>();
  const left = useLeaving();

  const required = (label: string): RegisterOptions<Buyer> => ({
    validate: (value) => value.trim() !== '' || `${label} ${texts.isRequired}`,
  });
  const address: RegisterOptions<Buyer> = {
    validate: {
      there: (value) => value.trim() !== '' || `${texts.email} ${texts.isRequired}`,
      valid: (value) => isEmailAddress(value.trim()) || `${texts.email} ${texts.isNotValid}`,
    },
  };
  async function ask({ country, vatNr, company, email }: Buyer): Promise<void> {
    setTrouble(undefined);
    const buyer = { country, vatNr: vatNr.trim(), company: company.trim(), email: email.trim() };
    const onLater = (later: InvoiceLater) => setWaiting(later.message || texts.later['being made']);
    const answer = await request(buyer, { onLater, ...(left.current && { signal: left.current.signal }) });
    setWaiting(undefined);
    if (answer.outcome === 'failed') setTrouble(texts.failed);
    if (answer.outcome === 'later') setTrouble(answer.message || texts.later[answer.why]);
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
      company: {
        ...register('company', required(texts.company)),
        error: errors.company?.message,
        maxLength: longest.company,
      },
      email: { ...register('email', address), error: errors.email?.message, maxLength: longest.email },
    },
    trouble,
    waiting,
    // After success the browser is on its way to the invoice.
    busy: isSubmitting || changing || (isSubmitSuccessful && trouble === undefined),
    submit: handleSubmit(ask),
  };
}

/** Aborted when the form is left: a visitor is not sent to the invoice from elsewhere. */
function useLeaving(): RefObject<AbortController | undefined> {
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);
  return leaving;
}
