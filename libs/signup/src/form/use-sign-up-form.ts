'use client';

import { listRequiredPartNames, type SignUpFieldPath } from '@guildhall/api-contract/signup';
import { isPaid, type SignUpState, type SignUpError } from '../flow/sign-up-state.ts';
import type { SignUpCalls } from '../flow/sign-up-calls.ts';
import { mergeTexts } from '@guildhall/ui';
import { useMemo, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { CheckoutFactory } from '@guildhall/browser-suppliers';
import { awaitPayment, takeAwaited } from '../draft/awaited-payment.ts';
import { createDraft, type Draft } from '../draft/draft.ts';
import { recordState } from '../draft/record-state.ts';
import { signUpTexts } from '../texts/sign-up-texts.ts';
import { toTrackingEvent, type SignUpTrackingEvent } from '../tracking/tracking.ts';
import { createBillingNames } from './billing-names.ts';
import { createFormFields, type FormFields } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import type { SignUpFormProps } from './sign-up-form-props.ts';
import { findMessages, toErrorMessages, type FieldPath } from './sign-up-messages.ts';
import { toSignUpRequest } from './sign-up-request.ts';
import { useAccountEmail } from './use-account-email.ts';
import { useSignUpFlow, type FlowMethod } from './use-sign-up-flow.ts';
import { useMessages } from './use-messages.ts';
import { useRestored } from './use-restored.ts';
import { useTicked } from './use-ticked.ts';

export interface SignedInAccount {
  email: string;
  /** The page where their membership is shown. */
  url: string;
}

/** Props that an app adds to the data from the server. */
export interface SignUpFormHooks extends CheckoutFactory {
  /**
   * True for a visit that signs up at the vendor's test site.
   * @default () => false
   */
  isTestsite?: () => boolean;
  /** The member who is logged in. */
  account?: SignedInAccount | undefined;
  /** The ID token of the logged-in member, who then joins as an existing customer. */
  idToken?: () => Promise<string | undefined>;
  /** Called once for each paid sign-up. */
  track?: (event: SignUpTrackingEvent) => void;
  /** Called with the code of a technical error, for a log. */
  onTechnicalError?: (code: string) => void;
  /** @default calls to `/api/v1` of the page's own origin */
  calls?: SignUpCalls;
}

/**
 * A sign-up form: fields, validation messages and the state of the sign-up. The fields are uncontrolled, so that what was
 * typed before hydration is sent.
 */
export function useSignUpForm(props: SignUpFormProps & SignUpFormHooks) {
  const { formId, plan, texts: given } = props;
  const texts = useMemo(() => mergeTexts(signUpTexts, given), [given]);
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft>(undefined);
  const getDraft = () => (draft.current ??= createDraft(plan.id, formId));
  const { errors, summary, show, recheck } = useMessages(props, texts);
  const [fields] = useState(createFormFields);
  const [billingNames] = useState(() => createBillingNames(fields));
  const { ticked, updateTicked } = useTicked(fields.values);

  function showError(error: SignUpError, refused: SignUpFieldPath | undefined): void {
    const shipped = listRequiredPartNames(plan, fields.values().sameAsBilling).includes('shipping_address');
    show(toErrorMessages(error, refused, texts, shipped));
  }
  const flow = useSignUpFlow(props.checkout, props, (state) => {
    recordState(getDraft(), state);
    if (state.at === 'form' && state.error) showError(state.error, state.field);
    handlePayable(state, props);
    if (isPaid(state)) handlePaid(state, form.current, fields, props.track);
  });
  const { press, ...restored } = useRestored({
    ...{ form, fields, billingNames, getDraft, flow, updateTicked },
    fieldLists: props.fieldLists,
  });
  useAccountEmail(props.account?.email, fields, billingNames);

  const send = (values: FormValues): void => {
    const testsite = props.isTestsite?.() ?? false;
    const request = toSignUpRequest(plan, values, { testsite, path: location.pathname }, props.fieldLists);
    press();
    flow.submit(request, getDraft().startPayment());
  };
  const submit = (): void => {
    const values = fields.values();
    const found = findMessages(plan, values, texts, props);
    show(found);
    if (found.length > 0) emit(form.current, 'invalid', found);
    else send(values);
  };
  return {
    ...{ form, fields, texts, ticked, errors, summary, ...restored },
    state: flow.state,
    call: (method: FlowMethod) => {
      press();
      flow.call(method);
    },
    change: ({ target }: ChangeEvent<HTMLFormElement>) => {
      flow.prepare();
      updateTicked();
      const control = target as unknown as HTMLInputElement;
      const copied = billingNames.update(control);
      const values = fields.values();
      getDraft().save(values, [...billingNames.edited]);
      for (const path of [control.name as FieldPath, ...copied]) recheck(path, values);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (flow.state.at === 'form') submit();
    },
  };
}

function handlePayable({ at }: SignUpState, { plan, planLabel }: SignUpFormProps): void {
  if (at === 'open' || at === 'leaving')
    awaitPayment({ plan: plan.id, event: toTrackingEvent(plan, planLabel) });
}

function handlePaid(
  { at }: SignUpState,
  form: HTMLFormElement | null,
  fields: FormFields,
  track: SignUpFormHooks['track'],
): void {
  const payment = takeAwaited();
  fields.clear();
  if (!payment || at === 'duplicate') return;
  emit(form, 'finish', { plan: payment.plan });
  track?.(payment.event);
}

/** A page's own scripts may listen: the events bubble. */
function emit(form: HTMLFormElement | null, type: 'invalid' | 'finish', detail: object): void {
  form?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}
