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

/** What a form's sign-up needs of its surroundings; an ordinary app need not give any of it. */
export interface JoiningSurroundings {
  /** Default: `/api/v1` of the page's own origin. */
  calls?: SignUpCalls | undefined;
  /** Default: by the vendor's script. */
  ways?: BrowserCheckout | undefined;
  isTestsite: () => boolean;
  onTechnicalError: (code: string) => void;
}

export interface JoiningOfForm {
  state: SignUpState;
  /** Fetches what the checkout needs. */
  prepare: () => void;
  submit: (request: CcuRequest, attempt: string) => void;
  resume: (how?: 'paid') => void;
}

/** The sign-up of a form for as long as the form is on the page. `onState` is called at every step. */
export function useJoining(
  config: HostedCheckout,
  surroundings: JoiningSurroundings,
  onState: (state: SignUpState) => void,
): JoiningOfForm {
  const [state, setState] = useState<SignUpState>(firstSignUpState);
  const joining = useRef<Joining>(undefined);
  const checkout = useRef<BrowserCheckout>(undefined);
  const latest = useRef({ config, surroundings, onState });
  useEffect(() => {
    latest.current = { config, surroundings, onState };
  });
  useEffect(() => {
    const { config: of, surroundings: around } = latest.current;
    const ways = around.ways ?? createBrowserCheckout(of, () => latest.current.surroundings.isTestsite());
    checkout.current = ways;
    const made = createJoining({
      calls:
        around.calls ??
        signUpByApi({ onTechnicalError: (code) => latest.current.surroundings.onTechnicalError(code) }),
      checkout: ways,
      onChange(next) {
        // The next press may be the next thing that happens.
        if (next.at === 'form') ways.prepare();
        latest.current.onState(next);
        setState(next);
      },
    });
    joining.current = made;
    const look = () => void (document.visibilityState === 'visible' && made.look());
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      made.stop();
    };
  }, []);
  return {
    state,
    prepare: useCallback(() => checkout.current?.prepare(), []),
    submit: useCallback((request, attempt) => void joining.current?.submit(request, attempt), []),
    resume: useCallback(
      (how) => void (how === 'paid' ? joining.current?.resumePaid() : joining.current?.resume()),
      [],
    ),
  };
}
