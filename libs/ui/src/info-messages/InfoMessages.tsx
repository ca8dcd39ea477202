import { useAtomValue, useStore } from 'jotai';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { infoMessagesAtom, removeInfoMessage, type InfoMessage } from './info-messages-atom.ts';
import { InfoMessageItem } from './InfoMessageItem.tsx';
import styles from './InfoMessages.module.css';

export interface InfoMessagesProps {
  /** How long a message stays, in milliseconds; 5000 when not given. */
  displayTime?: number;
  /** What the stack and its close buttons are called. */
  labels?: { region: string; close: string };
}

const english = { region: 'Messages', close: 'Close message' };

/**
 * The stack of info messages, newest last. Each leaves after 5 seconds, which begin anew when a pointer or the focus
 * that rested on it has gone, or when it is closed. Its live regions are on the page before the first message, because
 * only then are messages read aloud.
 */
export function InfoMessages({ displayTime = 5000, labels = english }: InfoMessagesProps): ReactElement {
  const store = useStore();
  const messages = useAtomValue(infoMessagesAtom);
  return (
    <section className={styles['stack']} {...(messages.length > 0 && { 'aria-label': labels.region })}>
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
          onLeave={() => removeInfoMessage(store, message.id)}
        />
      ))}
    </section>
  );
}

function spoken(messages: InfoMessage[], urgent: boolean): ReactElement[] {
  return messages
    .filter((message) => (message.status === 'error') === urgent)
    .map(({ id, title, description }) => <p key={id}>{[title, description].filter(Boolean).join('. ')}</p>);
}
