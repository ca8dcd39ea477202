import {
  isPaid,
  partsOf,
  type SignUpCalls,
  type SignUpState,
  type SignUpTrouble,
} from '@guildhall/api-contract';
import { mergeTexts } from '@guildhall/ui';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { BrowserCheckout } from '../checkout/hosted-checkout.ts';
import { createDraft, type Draft } from '../draft/draft.ts';
import { signUpTexts } from '../texts/sign-up-texts.ts';
import { trackingEventOf, type SignUpTrackingEvent } from '../tracking/tracking.ts';
import { completeValues, emptyForm, type FormValues } from './form-values.ts';
import { fieldId } from './PartFields.tsx';
import type { SignUpFormProps } from './sign-up-form-props.ts';
import { messagesOfTrouble, type SignUpMessage } from './sign-up-messages.ts';
import { signUpRequest } from './sign-up-request.ts';
import { signUpResolver, messagesFor } from './sign-up-resolver.ts';
import { useJoining } from './use-joining.ts';
import { useRestored } from './use-restored.ts';
import { useTicked } from './use-ticked.ts';

/** Functions that an app may pass in beside the data. */
export interface SignUpFormHooks {
  /**
   * Whether this visit signs up at the vendor's test site.
   * @default () => false
   */
  isTestsite?: () => boolean;
  /** Called once for each paid sign-up. */
  track?: (event: SignUpTrackingEvent) => void;
  /** Called with the code of what is shown as a technical error, for a log. */
  onTechnicalError?: (code: string) => void;
  /** @default calls to `/api/v1` of the page's own origin */
  calls?: SignUpCalls;
  /** @default the vendor's script */
  browserCheckout?: BrowserCheckout;
}

/**
 * A sign-up form: fields, validation messages and the state of the sign-up. The fields are uncontrolled, so that what was
 * typed before React woke is what is sent.
 */
export function useSignUpForm(props: SignUpFormProps & SignUpFormHooks) {
  const { formId, plan, texts: given } = props;
  const texts = useMemo(() => mergeTexts(signUpTexts, given), [given]);
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft>(undefined);
  const draftOf = () => (draft.current ??= createDraft(plan, formId));
  const [messages, setMessages] = useState<readonly SignUpMessage[]>([]);
  const fields = useForm<FormValues>({ shouldFocusError: false, resolver: signUpResolver(plan, texts) });
  const { getValues, setError } = fields;
  const { ticked, updateTicked } = useTicked(getValues);

  function showTrouble(trouble: SignUpTrouble): void {
    const shipped = partsOf(plan, completeValues(getValues()).sameAsBilling).includes('shipping_address');
    const found = messagesOfTrouble(trouble, texts, shipped);
    for (const { path, message } of found) setError(path, { type: 'api', message });
    setMessages(found);
    if (trouble === 'expired') draftOf().startNewAttempt();
  }
  function handlePaid({ at }: SignUpState): void {
    const isNew = draftOf().markPaid();
    fields.reset(emptyForm);
    if (isNew && at !== 'duplicate') {
      emit(form.current, 'finish', { plan });
      props.track?.(trackingEventOf(plan, props.planLabel));
    }
    if (at === 'member' || at === 'duplicate') draftOf().clear();
  }
  const joining = useJoining(props.checkout, joiningOptionsOf(props), (state) => {
    if (state.at === 'form' && state.trouble) showTrouble(state.trouble);
    if (isPaid(state)) handlePaid(state);
  });
  useRestored({ form, fields, draftOf, joining, updateTicked });

  const send = (values: FormValues): void => {
    setMessages([]);
    const testsite = props.isTestsite?.() ?? false;
    const request = signUpRequest(plan, completeValues(values), { testsite, path: location.pathname });
    joining.submit(request, draftOf().startPayment());
  };
  const refuse = (): void => {
    const found = messagesFor(plan, getValues(), texts);
    setMessages(found);
    emit(form.current, 'invalid', found);
  };
  return {
    ...{ form, fields, joining, texts, ticked },
    errors: useMemo(
      () => messages.map(({ path, inSummary }) => ({ id: fieldId(formId, path), message: inSummary })),
      [messages, formId],
    ),
    change: () => {
      joining.prepare();
      updateTicked();
      draftOf().save(completeValues(getValues()));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (joining.state.at === 'form') void fields.handleSubmit(send, refuse)(event);
    },
  };
}

function joiningOptionsOf({ calls, browserCheckout, isTestsite, onTechnicalError }: SignUpFormHooks) {
  return {
    ...{ calls, browserCheckout },
    isTestsite: () => isTestsite?.() ?? false,
    onTechnicalError: (code: string) => onTechnicalError?.(code),
  };
}

/** A page's own scripts may listen: the events bubble. */
function emit(form: HTMLFormElement | null, type: 'invalid' | 'finish', detail: object): void {
  form?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}
