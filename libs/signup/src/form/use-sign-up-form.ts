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
import { createMemory, type Memory } from '../draft/memory.ts';
import { signUpTexts } from '../texts/sign-up-texts.ts';
import { trackingEventOf, type SignUpTrackingEvent } from '../tracking/tracking.ts';
import { completeValues, emptyForm, type FormValues } from './form-values.ts';
import { fieldId } from './PartFields.tsx';
import type { SignUpFormProps } from './sign-up-form-props.ts';
import { messagesOfTrouble, type SignUpMessage } from './sign-up-messages.ts';
import { signUpRequest } from './sign-up-request.ts';
import { signUpResolver, wrongWith } from './sign-up-resolver.ts';
import { useJoining } from './use-joining.ts';
import { useRestored } from './use-restored.ts';
import { useTicked } from './use-ticked.ts';

/** What an app may hand in beside the plain data. */
export interface SignUpFormHooks {
  /** Whether this visit signs up at the vendor's test site; it does not when not given. */
  isTestsite?: () => boolean;
  /** Told once of each sign-up that was paid; nobody is told when not given. */
  track?: (event: SignUpTrackingEvent) => void;
  /** Told the code of what is shown as a technical error: for the log. */
  onTechnicalError?: (code: string) => void;
  /** How the api is asked; by `/api/v1` of the page's own origin when not given. */
  calls?: SignUpCalls;
  /** How the checkout opens; by the vendor's script when not given. */
  ways?: BrowserCheckout;
}

/**
 * A sign-up form: its fields, what is wrong with them, and how far the sign-up is. The fields are uncontrolled, so that
 * what was typed before React woke is what is sent.
 */
export function useSignUpForm(props: SignUpFormProps & SignUpFormHooks) {
  const { formId, plan, texts: given } = props;
  const texts = useMemo(() => mergeTexts(signUpTexts, given), [given]);
  const form = useRef<HTMLFormElement>(null);
  const memory = useRef<Memory>(undefined);
  const memoryOf = () => (memory.current ??= createMemory(plan, formId));
  const [wrong, setWrong] = useState<readonly SignUpMessage[]>([]);
  const fields = useForm<FormValues>({ shouldFocusError: false, resolver: signUpResolver(plan, texts) });
  const { getValues, setError } = fields;
  const { ticked, lookAtBoxes } = useTicked(getValues);

  function showTrouble(trouble: SignUpTrouble): void {
    const shipped = partsOf(plan, completeValues(getValues()).sameAsBilling).includes('shipping_address');
    const found = messagesOfTrouble(trouble, texts, shipped);
    for (const { path, message } of found) setError(path, { type: 'api', message });
    setWrong(found);
    if (trouble === 'expired') memoryOf().beginAnew();
  }
  function settle({ at }: SignUpState): void {
    const isNew = memoryOf().pay();
    fields.reset(emptyForm);
    if (isNew && at !== 'duplicate') {
      tell(form.current, 'finish', { plan });
      props.track?.(trackingEventOf(plan, props.planLabel));
    }
    if (at === 'member' || at === 'duplicate') memoryOf().forget();
  }
  const joining = useJoining(props.checkout, surroundingsOf(props), (state) => {
    if (state.at === 'form' && state.trouble) showTrouble(state.trouble);
    if (isPaid(state)) settle(state);
  });
  useRestored({ form, fields, memoryOf, joining, lookAtBoxes });

  const send = (values: FormValues): void => {
    setWrong([]);
    const testsite = props.isTestsite?.() ?? false;
    const request = signUpRequest(plan, completeValues(values), { testsite, path: location.pathname });
    joining.submit(request, memoryOf().ask());
  };
  const refuse = (): void => {
    const found = wrongWith(plan, getValues(), texts);
    setWrong(found);
    tell(form.current, 'invalid', found);
  };
  return {
    ...{ form, fields, joining, texts, ticked },
    errors: useMemo(
      () => wrong.map(({ path, inSummary }) => ({ id: fieldId(formId, path), message: inSummary })),
      [wrong, formId],
    ),
    change: () => {
      joining.prepare();
      lookAtBoxes();
      memoryOf().keep(completeValues(getValues()));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (joining.state.at === 'form') void fields.handleSubmit(send, refuse)(event);
    },
  };
}

function surroundingsOf({ calls, ways, isTestsite, onTechnicalError }: SignUpFormHooks) {
  return {
    ...{ calls, ways },
    isTestsite: () => isTestsite?.() ?? false,
    onTechnicalError: (code: string) => onTechnicalError?.(code),
  };
}

/** A page's own scripts may listen: the events bubble. */
function tell(form: HTMLFormElement | null, type: 'invalid' | 'finish', detail: object): void {
  form?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}
