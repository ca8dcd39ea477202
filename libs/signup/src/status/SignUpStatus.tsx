'use client';

import type { SignUpState } from '../flow/sign-up-state.ts';
import { Button, useIsSlow, VisuallyHidden } from '@guildhall/ui';
import { useEffect, useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import { getStatusMessage } from './get-status-message.ts';
import styles from './SignUpStatus.module.css';

interface SignUpStatusProps {
  state: SignUpState;
  texts: SignUpTexts;
  /** The actions of the buttons. */
  call: (method: 'resume' | 'moveHere' | 'closeCheckout') => void;
  /** True if the details of a sign-up were kept, and nothing was paid. */
  isKept: boolean;
  takesFocus: RefObject<boolean>;
}

/** The status of a sign-up, in place of its form, or above one whose details were kept. In place of the form it takes the focus. */
export function SignUpStatus({ state, texts, call, isKept, takesFocus }: SignUpStatusProps): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  const isSlow = useIsSlow(state.at === 'requesting');
  const message = getStatusMessage(state, texts);
  const shown = message !== undefined;
  useEffectBeforePaint(() => {
    if (!shown || !takesFocus.current) return;
    // The move of the focus says this status; the live region says the next ones.
    region.current?.setAttribute('aria-live', 'off');
    region.current?.focus();
  }, [shown, takesFocus]);
  useEffectBeforePaint(() => {
    const status = region.current;
    return () => status?.removeAttribute('aria-live');
  }, [state.at]);
  useEffect(() => {
    // A pressed button of the last status is gone.
    if (shown && takesFocus.current && document.activeElement === document.body) region.current?.focus();
  }, [shown, takesFocus, state.at]);
  return (
    // Always rendered: a live region announces changes only.
    <div
      ref={region}
      role="status"
      tabIndex={-1}
      className={shown ? styles['status'] : undefined}
      data-at={state.at}
    >
      {isSlow && <VisuallyHidden as="p">{texts.opening}</VisuallyHidden>}
      {isKept && <p className={styles['kept']}>{texts.errors.kept}</p>}
      {message && <p className={styles['title']}>{message[0]}</p>}
      {message?.[1] && <p>{message[1]}</p>}
      {state.at === 'unsure' && (
        <p>
          <Button onClick={() => call('resume')}>{texts.checkAgain}</Button>
        </p>
      )}
      {message && state.at === 'open' && (
        <p className={styles['actions']}>
          <Button onClick={() => call('moveHere')}>{texts.payHere}</Button>
          <Button variant="quiet" onClick={() => call('closeCheckout')}>
            {texts.closeCheckout}
          </Button>
        </p>
      )}
    </div>
  );
}

/** `useLayoutEffect`, for which React 18 logs a warning on servers. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
