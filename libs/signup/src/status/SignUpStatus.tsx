import type { SignUpState } from '@guildhall/api-contract';
import { Button } from '@guildhall/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import styles from './SignUpStatus.module.css';

interface SignUpStatusProps {
  state: SignUpState;
  texts: SignUpTexts;
  /** The actions of the buttons. */
  call: (method: 'resume' | 'moveHere' | 'closeCheckout') => void;
}

/** The status of a sign-up, in place of its form; empty while the form is shown. It takes the focus. */
export function SignUpStatus({ state, texts, call }: SignUpStatusProps): ReactElement | null {
  const region = useRef<HTMLDivElement>(null);
  const message = getMessage(state, texts);
  const shown = message !== undefined;
  useEffect(() => {
    if (shown) region.current?.focus();
  }, [shown]);
  return (
    // Always rendered: a live region announces changes only.
    <div
      ref={region}
      role="status"
      tabIndex={-1}
      className={shown ? styles['status'] : undefined}
      data-at={state.at}
    >
      {message && <p className={styles['title']}>{message[0]}</p>}
      {message?.[1] && <p>{message[1]}</p>}
      {state.at === 'unsure' && (
        <p>
          <Button onClick={() => call('resume')}>{texts.checkAgain}</Button>
        </p>
      )}
      {message && state.at === 'open' && (
        <p className={styles['ways']}>
          <Button onClick={() => call('moveHere')}>{texts.payHere}</Button>
          <Button variant="quiet" onClick={() => call('closeCheckout')}>
            {texts.closeCheckout}
          </Button>
        </p>
      )}
    </div>
  );
}

function getMessage(state: SignUpState, texts: SignUpTexts): readonly [string, string?] | undefined {
  switch (state.at) {
    case 'open':
      return state.inWindow && [texts.inWindow, texts.inWindowNote];
    case 'leaving':
      return [texts.leaving];
    case 'checking':
      return [texts.checking];
    case 'unsure':
      return [texts.unsure];
    case 'confirming':
      return [texts.confirming, texts.confirmingNote];
    case 'later':
      return [texts.later, texts.laterNote];
    case 'member':
      return [texts.signUpSuccessText, texts.memberNote];
    case 'duplicate':
      return [texts.duplicate, texts.duplicateNote];
    default:
      return undefined;
  }
}
