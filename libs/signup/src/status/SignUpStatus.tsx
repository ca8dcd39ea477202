import type { SignUpState } from '../flow/sign-up-state.ts';
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

/** The status of a sign-up, in place of its form; empty while the form is shown. Takes the focus. */
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

function getMessage(
  state: SignUpState,
  texts: SignUpTexts,
): readonly [title: string, note?: string | undefined] | undefined {
  const { at } = state;
  if (at === 'member') return [texts.signUpSuccessText, state.mail && texts.mails[state.mail]];
  if (at === 'open' && !state.inWindow) return undefined;
  const titles: Partial<Record<typeof at, string>> = texts.titles;
  const notes: Partial<Record<typeof at, string>> = texts.notes;
  const title = titles[at];
  return title === undefined ? undefined : [title, notes[at]];
}
