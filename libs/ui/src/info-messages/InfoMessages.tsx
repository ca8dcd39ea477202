'use client';

import { useAtomValue, useStore } from 'jotai';
import { useCallback, useRef, type FocusEvent, type ReactElement } from 'react';
import { infoMessagesAtom, removeInfoMessage, type InfoMessage } from './info-messages-atom.ts';
import { InfoMessageItem } from './InfoMessageItem.tsx';
import { infoMessagesTexts, type InfoMessagesTexts } from './info-messages-texts.ts';
import { useEscape } from './use-escape.ts';
import styles from './InfoMessages.module.css';

export interface InfoMessagesProps {
  /**
   * Display time of a message that only informs, ms.
   * @default 5000
   */
  displayTime?: number;
  /**
   * Accessible names of the stack and its close buttons.
   * @default { region: 'Messages', close: 'Close message' }
   */
  texts?: Partial<InfoMessagesTexts>;
}

/**
 * The stack of info messages, each kind with its newest last. A message disappears after 5 seconds or when it is closed;
 * the time restarts after hover or focus. An error stays until it is closed: with its button, or with Escape from
 * anywhere on the page. The live regions exist before the first message: otherwise screen readers would not announce it.
 *
 * @example
 * <InfoMessages displayTime={8_000} texts={{ region: 'News', close: 'Dismiss' }} />;
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

  const errors = messages.filter(({ status }) => status === 'error');
  useEscape(errors.at(-1)?.id, close);
  const renderItem = (message: InfoMessage): ReactElement => (
    <InfoMessageItem
      key={message.id}
      message={message}
      displayTime={displayTime}
      closeLabel={texts.close}
      onTimeUp={remove}
      onClose={close}
    />
  );

  return (
    <section
      ref={stack}
      className={styles['stack']}
      onFocus={rememberFocus}
      {...(messages.length > 0 && { 'aria-label': texts.region })}
    >
      {/* Not atomic: only the new message is announced, not those that are still there. */}
      <div role="status" aria-atomic="false">
        {messages.filter(({ status }) => status !== 'error').map(renderItem)}
      </div>
      <div role="alert" aria-atomic="false">
        {errors.map(renderItem)}
      </div>
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
