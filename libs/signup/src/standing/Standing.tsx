import type { SignUpState } from '@guildhall/api-contract';
import { Button } from '@guildhall/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import styles from './Standing.module.css';

interface StandingProps {
  state: SignUpState;
  texts: SignUpTexts;
  /** Asks once more how far it is. */
  onCheck: () => void;
}

/** How far a sign-up is, in place of its form; nothing while the form is there. It takes the focus. */
export function Standing({ state, texts, onCheck }: StandingProps): ReactElement | null {
  const place = useRef<HTMLDivElement>(null);
  const said = wordsFor(state.at, texts);
  const shown = said !== undefined;
  useEffect(() => {
    if (shown) place.current?.focus();
  }, [shown]);
  return (
    // Always there, so that listeners hear what is put into it.
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className={shown ? styles['standing'] : undefined}
      data-at={state.at}
    >
      {said && <p className={styles['title']}>{said[0]}</p>}
      {said?.[1] && <p>{said[1]}</p>}
      {state.at === 'unsure' && (
        <p>
          <Button onClick={onCheck}>{texts.checkAgain}</Button>
        </p>
      )}
    </div>
  );
}

function wordsFor(at: SignUpState['at'], texts: SignUpTexts): readonly [string, string?] | undefined {
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
