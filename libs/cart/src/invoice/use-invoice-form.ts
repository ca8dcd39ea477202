'use client';

import { cleanEmail, isEmailAddress } from '@guildhall/api-contract/email';
import { useErrorAlert } from '@guildhall/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { requestInvoiceAtom } from '../atoms/cart-actions.ts';
import { cartBusyAtom } from '../atoms/cart-atoms.ts';
import type { InvoiceBuyer, InvoiceLater } from '../invoice-call/request-invoice.ts';
import type { InvoiceTexts } from '../texts/invoice-texts.ts';

type Buyer = Record<keyof InvoiceBuyer, string>;

const fieldNames = ['country', 'vatNr', 'company', 'email'] as const;

/** The api's limits, in characters. No EU VAT number is longer, even with country code and spaces. */
const maxLengths = { country: 2, vatNr: 40, company: 250, email: 254 };

/** State of the form. It keeps what was typed, whatever the outcome. */
export function useInvoiceForm(texts: InvoiceTexts) {
  const { register, handleSubmit, formState, setError } = useForm<Buyer>({
    defaultValues: { country: '', vatNr: '', company: '', email: '' },
  });
  const request = useSetAtom(requestInvoiceAtom);
  const isChanging = useAtomValue(cartBusyAtom);
  const [error, setMessage] = useState<string>();
  const [waiting, setWaiting] = useState<string>();
  const formSignal = useLeaveController();
  const errorAlert = useErrorAlert();

  async function sendRequest({ country, vatNr, company, email }: Buyer): Promise<void> {
    setMessage(undefined);
    const buyer = { country, vatNr: vatNr.trim(), company: company.trim(), email: cleanEmail(email) };
    const onLater = (later: InvoiceLater) => setWaiting(later.message || texts.later['being made']);
    const response = await request(buyer, {
      onLater,
      ...(formSignal.current && { signal: formSignal.current.signal }),
    });
    setWaiting(undefined);
    if (response.outcome === 'failed') setMessage(texts.failed);
    if (response.outcome === 'later') setMessage(response.message || texts.later[response.why]);
    if (response.outcome !== 'refused') return;
    const { field, message } = response;
    if (field) {
      errorAlert.record(field, isFocused(field));
      setError(field, { message }, { shouldFocus: true });
    } else setMessage(message || texts.error);
  }
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const createField = (name: keyof Buyer) => ({
    ...register(name, {
      validate: (value) => findProblem(name, name === 'email' ? cleanEmail(value) : value.trim(), texts),
    }),
    error: errors[name]?.message,
    errorAlert: errorAlert.get(name),
  });
  return {
    fields: {
      country: createField('country'),
      vatNr: createField('vatNr'),
      company: createField('company'),
      email: createField('email'),
    },
    error,
    waiting,
    // After success the browser is loading the invoice.
    busy: isSubmitting || isChanging || (isSubmitSuccessful && error === undefined),
    submit: handleSubmit(sendRequest, (wrong) => {
      const first = fieldNames.find((name) => wrong[name]);
      if (first) errorAlert.record(first, isFocused(first));
    }),
  };
}

function isFocused(name: keyof Buyer): boolean {
  return document.activeElement?.getAttribute('name') === name;
}

/** @returns what is wrong with a field, or undefined */
function findProblem(name: keyof Buyer, value: string, texts: InvoiceTexts): string | undefined {
  const label = texts[name === 'vatNr' ? 'vatNumber' : name];
  const limit = maxLengths[name];
  if (value === '') return `${label} ${texts.isRequired}`;
  if (value.length > limit) return `${label} ${texts.isTooLong.replace('{count}', String(limit))}`;
  return name === 'email' && !isEmailAddress(value) ? `${label} ${texts.isNotValid}` : undefined;
}

/** Aborts when the form is closed, so that no visitor is sent to the invoice from another page. */
function useLeaveController(): RefObject<AbortController | undefined> {
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);
  return controllerRef;
}
