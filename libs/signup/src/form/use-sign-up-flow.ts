'use client';

import { type CcuRequest } from '@guildhall/api-contract/signup';
import { createSignUpFlow, type SignUpFlow } from '../flow/sign-up-flow.ts';
import { firstSignUpState } from '../flow/sign-up-reducer.ts';
import { createSignUpCalls, type SignUpCalls } from '../flow/sign-up-calls.ts';
import type { SignUpState } from '../flow/sign-up-state.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BrowserCheckout, CheckoutData, CheckoutFactory } from '@guildhall/browser-suppliers';

/** Options of a form's sign-up. */
export interface FormFlowOptions extends CheckoutFactory {
  /** @default calls to `/api/v1` of the page's own origin */
  calls?: SignUpCalls | undefined;
  isTestsite?: (() => boolean) | undefined;
  idToken?: (() => Promise<string | undefined>) | undefined;
  onTechnicalError?: ((code: string) => void) | undefined;
}

export interface FormFlow {
  state: SignUpState;
  /** Fetches the checkout's script. */
  prepare: () => void;
  submit: (request: CcuRequest, attempt: string) => void;
  /** Calls a method of the sign-up. */
  call: (method: FlowMethod) => void;
}

export type FlowMethod = 'resume' | 'resumePaid' | 'lookUp' | 'moveHere' | 'closeCheckout';

/** Runs a form's sign-up while the form is mounted. `onState` is called with each new state. */
export function useSignUpFlow(
  config: CheckoutData,
  options: FormFlowOptions,
  onState: (state: SignUpState) => void,
): FormFlow {
  const [state, setState] = useState<SignUpState>(firstSignUpState);
  const flow = useRef<SignUpFlow>(undefined);
  const checkout = useRef<BrowserCheckout>(undefined);
  const latest = useRef({ config, options, onState });
  useEffect(() => {
    latest.current = { config, options, onState };
  });
  useEffect(() => {
    const initial = latest.current;
    const browserCheckout = initial.options.createCheckout(
      initial.config,
      () => latest.current.options.isTestsite?.() ?? false,
    );
    checkout.current = browserCheckout;
    const newFlow = createSignUpFlow({
      calls:
        initial.options.calls ??
        createSignUpCalls({
          idToken: async () => latest.current.options.idToken?.(),
          onTechnicalError: (code) => latest.current.options.onTechnicalError?.(code),
        }),
      checkout: browserCheckout,
      onChange(next) {
        // Loads the script before the next press.
        if (next.at === 'form') browserCheckout.prepare();
        latest.current.onState(next);
        setState(next);
      },
    });
    flow.current = newFlow;
    const recheck = () => void (document.visibilityState === 'visible' && newFlow.recheck());
    document.addEventListener('visibilitychange', recheck);
    return () => {
      document.removeEventListener('visibilitychange', recheck);
      newFlow.stop();
    };
  }, []);
  return {
    state,
    prepare: useCallback(() => checkout.current?.prepare(), []),
    submit: useCallback((request, attempt) => void flow.current?.submit(request, attempt), []),
    call: useCallback((method) => void flow.current?.[method](), []),
  };
}
