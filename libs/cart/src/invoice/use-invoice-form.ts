import { isEmailAddress } from '@guildhall/api-contract';
import { useErrorAlert } from '@guildhall/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm, type RegisterOptions } from 'react-hook-form';
import { requestInvoiceAtom } from '../atoms/cart-actions.ts';
import { cartBusyAtom } from '../atoms/cart-atoms.ts';
import type { InvoiceBuyer, InvoiceLater } from '../invoice-call/request-invoice.ts';
import type { InvoiceTexts } from '../texts/invoice-texts.ts';

type Buyer = Record<keyof InvoiceBuyer, string>;

const fieldNames = ['country', 'vatNr', 'company', 'email'] as const;

/** The api's limits. No EU VAT number is longer, even with country code and spaces. */
const maxLengths = { vatNr: 40, email: 254, company: 250 };

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

  const createRequiredRule = (label: string): RegisterOptions<Buyer> => ({
    validate: (value) => value.trim() !== '' || `${label} ${texts.isRequired}`,
  });
  async function sendRequest({ country, vatNr, company, email }: Buyer): Promise<void> {
    setMessage(undefined);
    const buyer = { country, vatNr: vatNr.trim(), company: company.trim(), email: email.trim() };
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
  const createField = (name: keyof Buyer, rule: RegisterOptions<Buyer>, maxLength?: number) => ({
    ...register(name, rule),
    error: errors[name]?.message,
    errorAlert: errorAlert.get(name),
    maxLength,
  });
  return {
    fields: {
      country: createField('country', createRequiredRule(texts.country)),
      vatNr: createField('vatNr', createRequiredRule(texts.vatNumber), maxLengths.vatNr),
      company: createField('company', createRequiredRule(texts.company), maxLengths.company),
      email: createField('email', createEmailRule(texts), maxLengths.email),
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

function createEmailRule({ email, isRequired, isNotValid }: InvoiceTexts): RegisterOptions<Buyer> {
  return {
    validate: {
      there: (value) => value.trim() !== '' || `${email} ${isRequired}`,
      valid: (value) => isEmailAddress(value.trim()) || `${email} ${isNotValid}`,
    },
  };
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
