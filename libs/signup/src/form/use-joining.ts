import {
  createJoining,
  firstSignUpState,
  signUpByApi,
  type CcuRequest,
  type Joining,
  type SignUpCalls,
  type SignUpState,
} from '@guildhall/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  createBrowserCheckout,
  type BrowserCheckout,
  type HostedCheckout,
} from '../checkout/hosted-checkout.ts';

/** Options of a form's sign-up. */
export interface FormJoiningOptions {
  /** @default calls to `/api/v1` of the page's own origin */
  calls?: SignUpCalls | undefined;
  /** @default the vendor's script */
  browserCheckout?: BrowserCheckout | undefined;
  isTestsite: () => boolean;
  idToken?: (() => Promise<string | undefined>) | undefined;
  onTechnicalError: (code: string) => void;
}

export interface FormJoining {
  state: SignUpState;
  /** Fetches what the checkout needs. */
  prepare: () => void;
  submit: (request: CcuRequest, attempt: string) => void;
  /** Calls a method of the sign-up. */
  call: (method: JoiningCall) => void;
}

export type JoiningCall = 'resume' | 'resumePaid' | 'lookUp' | 'moveHere' | 'closeCheckout';

/** Runs a form's sign-up while the form is mounted. `onState` is called with each new state. */
export function useJoining(
  config: HostedCheckout,
  options: FormJoiningOptions,
  onState: (state: SignUpState) => void,
): FormJoining {
  const [state, setState] = useState<SignUpState>(firstSignUpState);
  const joining = useRef<Joining>(undefined);
  const checkout = useRef<BrowserCheckout>(undefined);
  const latest = useRef({ config, options, onState });
  useEffect(() => {
    latest.current = { config, options, onState };
  });
  useEffect(() => {
    const initial = latest.current;
    const browserCheckout =
      initial.options.browserCheckout ??
      createBrowserCheckout(initial.config, () => latest.current.options.isTestsite());
    checkout.current = browserCheckout;
    const made = createJoining({
      calls:
        initial.options.calls ??
        signUpByApi({
          idToken: async () => latest.current.options.idToken?.(),
          onTechnicalError: (code) => latest.current.options.onTechnicalError(code),
        }),
      checkout: browserCheckout,
      onChange(next) {
        // So that the script is loaded before the next press.
        if (next.at === 'form') browserCheckout.prepare();
        latest.current.onState(next);
        setState(next);
      },
    });
    joining.current = made;
    const recheck = () => void (document.visibilityState === 'visible' && made.recheck());
    document.addEventListener('visibilitychange', recheck);
    return () => {
      document.removeEventListener('visibilitychange', recheck);
      made.stop();
    };
  }, []);
  return {
    state,
    prepare: useCallback(() => checkout.current?.prepare(), []),
    submit: useCallback((request, attempt) => void joining.current?.submit(request, attempt), []),
    call: useCallback((method) => void joining.current?.[method](), []),
  };
}
