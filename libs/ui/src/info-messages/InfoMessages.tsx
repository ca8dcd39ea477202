import { useAtomValue, useStore } from 'jotai';
import { useCallback, useRef, type FocusEvent, type ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { infoMessagesAtom, removeInfoMessage, type InfoMessage } from './info-messages-atom.ts';
import { InfoMessageItem } from './InfoMessageItem.tsx';
import styles from './InfoMessages.module.css';

/** Accessible names. */
export interface InfoMessagesTexts {
  region: string;
  close: string;
}

export interface InfoMessagesProps {
  /**
   * Display time of a message, ms.
   * @default 5000
   */
  displayTime?: number;
  /**
   * Accessible names of the stack and its close buttons.
   * @default { region: 'Messages', close: 'Close message' }
   */
  texts?: Partial<InfoMessagesTexts>;
}

export const infoMessagesTexts: InfoMessagesTexts = { region: 'Messages', close: 'Close message' };

/**
 * The stack of info messages, newest last. Each disappears after 5 seconds or when it is closed; the time restarts after
 * hover or focus. The live regions exist before the first message: otherwise screen readers would not announce it.
 */
export function InfoMessages({ displayTime = 5000, texts: given }: InfoMessagesProps): ReactElement {
  const texts = { ...infoMessagesTexts, ...given };
  const store = useStore();
  const messages = useAtomValue(infoMessagesAtom);
  const stack = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);

  const remove = useCallback((id: string) => removeInfoMessage(store, id), [store]);
  const close = (id: string) => {
    findNextFocus(stack.current, id, previousFocus.current)?.focus();
    remove(id);
  };
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };

  return (
    <section
      ref={stack}
      className={styles['stack']}
      onFocus={rememberFocus}
      {...(messages.length > 0 && { 'aria-label': texts.region })}
    >
      <VisuallyHidden as="div">
        <div role="status">{renderAnnouncements(messages, false)}</div>
        <div role="alert">{renderAnnouncements(messages, true)}</div>
      </VisuallyHidden>
      {messages.map((message) => (
        <InfoMessageItem
          key={message.id}
          message={message}
          displayTime={displayTime}
          closeLabel={texts.close}
          onTimeUp={remove}
          onClose={close}
        />
      ))}
    </section>
  );
}

/** Returns the element for the focus when its message closes: a neighbour's button, else the previous focus. */
function findNextFocus(
  stack: HTMLElement | null,
  id: string,
  previousFocus: HTMLElement | null,
): HTMLElement | undefined {
  const message = stack?.querySelector(`[data-message="${id}"]`);
  if (!stack || !message?.contains(document.activeElement)) return undefined;
  const buttons = [...stack.querySelectorAll<HTMLElement>('[data-message] button')];
  const index = buttons.findIndex((button) => message.contains(button));
  return buttons[index + 1] ?? buttons[index - 1] ?? previousFocus ?? undefined;
}

function renderAnnouncements(messages: InfoMessage[], urgent: boolean): ReactElement[] {
  return messages
    .filter((message) => (message.status === 'error') === urgent)
    .map(({ id, title, description }) => <p key={id}>{[title, description].filter(Boolean).join('. ')}</p>);
}
