import { useAtomValue, useStore } from 'jotai';
import { useCallback, useRef, type FocusEvent, type ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { infoMessagesAtom, removeInfoMessage, type InfoMessage } from './info-messages-atom.ts';
import { InfoMessageItem } from './InfoMessageItem.tsx';
import styles from './InfoMessages.module.css';

export interface InfoMessagesProps {
  /**
   * How long a message stays, in milliseconds.
   * @default 5000
   */
  displayTime?: number;
  /**
   * What the stack and its close buttons are called.
   * @default { region: 'Messages', close: 'Close message' }
   */
  labels?: { region: string; close: string };
}

const english = { region: 'Messages', close: 'Close message' };

/**
 * The stack of info messages, newest last. Each leaves after 5 seconds, or when it is closed; the 5 seconds start again
 * when a pointer or the focus that rested on it has gone. The live regions are on the page before the first message,
 * because only then is it read aloud.
 */
export function InfoMessages({ displayTime = 5000, labels = english }: InfoMessagesProps): ReactElement {
  const store = useStore();
  const messages = useAtomValue(infoMessagesAtom);
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  const leave = useCallback((id: string) => removeInfoMessage(store, id), [store]);
  const close = (id: string) => {
    nextStop(stack.current, id, cameFrom.current)?.focus();
    leave(id);
  };
  const rememberWhere = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };

  return (
    <section
      ref={stack}
      className={styles['stack']}
      onFocus={rememberWhere}
      {...(messages.length > 0 && { 'aria-label': labels.region })}
    >
      <VisuallyHidden as="div">
        <div role="status">{spoken(messages, false)}</div>
        <div role="alert">{spoken(messages, true)}</div>
      </VisuallyHidden>
      {messages.map((message) => (
        <InfoMessageItem
          key={message.id}
          message={message}
          displayTime={displayTime}
          closeLabel={labels.close}
          onTimeUp={leave}
          onClose={close}
        />
      ))}
    </section>
  );
}

/** Where the focus goes when it would vanish with a message: to a neighbour, else to where it came from. */
function nextStop(
  stack: HTMLElement | null,
  id: string,
  cameFrom: HTMLElement | null,
): HTMLElement | undefined {
  const message = stack?.querySelector(`[data-message="${id}"]`);
  if (!stack || !message?.contains(document.activeElement)) return undefined;
  const buttons = [...stack.querySelectorAll<HTMLElement>('[data-message] button')];
  const mine = buttons.findIndex((button) => message.contains(button));
  return buttons[mine + 1] ?? buttons[mine - 1] ?? cameFrom ?? undefined;
}

function spoken(messages: InfoMessage[], urgent: boolean): ReactElement[] {
  return messages
    .filter((message) => (message.status === 'error') === urgent)
    .map(({ id, title, description }) => <p key={id}>{[title, description].filter(Boolean).join('. ')}</p>);
}
