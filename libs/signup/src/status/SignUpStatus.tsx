import type { SignUpState } from '@guildhall/api-contract';
import { Button } from '@guildhall/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import styles from './SignUpStatus.module.css';

interface SignUpStatusProps {
  state: SignUpState;
  texts: SignUpTexts;
  /** Asks the api for the status again. */
  onCheck: () => void;
}

/** The status of a sign-up, in place of its form; empty while the form is shown. It takes the focus. */
export function SignUpStatus({ state, texts, onCheck }: SignUpStatusProps): ReactElement | null {
  const region = useRef<HTMLDivElement>(null);
  const message = messageFor(state.at, texts);
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
          <Button onClick={onCheck}>{texts.checkAgain}</Button>
        </p>
      )}
    </div>
  );
}

function messageFor(at: SignUpState['at'], texts: SignUpTexts): readonly [string, string?] | undefined {
  switch (at) {
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
