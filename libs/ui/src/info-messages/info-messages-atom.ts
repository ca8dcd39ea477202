'use client';

import { atom, type Setter } from 'jotai';

/** `error` interrupts screen readers and stays until it is closed; the others wait for a pause, and disappear. */
export type InfoMessageStatus = 'success' | 'error' | 'info';

/** A message to a visitor about something that has just happened. */
export interface InfoMessage {
  /** Unique on the page. */
  id: string;
  /** Decides the icon, the urgency for screen readers, and if the message disappears. */
  status: InfoMessageStatus;
  /** A few words, in bold. */
  title: string;
  /**
   * Next step for the reader.
   * @default none
   */
  description?: string;
}

/**
 * Visible messages, newest last.
 *
 * @example
 * const errors = store.get(infoMessagesAtom).filter(({ status }) => status === 'error');
 */
export const infoMessagesAtom = atom<InfoMessage[]>([]);

let messageCount = 0;

/**
 * Adds a message to the end of the stack and returns its id. An error replaces the same error, so that it is announced
 * again and there once. Takes a store, or the `set` of a writable atom.
 *
 * @example
 * showInfoMessage(store, { status: 'error', title: 'Only one event', description: 'Remove it first.' });
 */
export function showInfoMessage(into: { set: Setter }, message: Omit<InfoMessage, 'id'>): string {
  const id = `message-${(messageCount += 1)}`;
  into.set(infoMessagesAtom, (messages) => [
    ...messages.filter((earlier) => !isSameError(earlier, message)),
    { ...message, id },
  ]);
  return id;
}

function isSameError(one: Omit<InfoMessage, 'id'>, other: Omit<InfoMessage, 'id'>): boolean {
  return (
    one.status === 'error' &&
    other.status === 'error' &&
    one.title === other.title &&
    one.description === other.description
  );
}

/**
 * Removes a message; does nothing if it is already gone.
 *
 * @example
 * const id = showInfoMessage(store, { status: 'info', title: 'You are offline' });
 * addEventListener('online', () => removeInfoMessage(store, id));
 */
export function removeInfoMessage(from: { set: Setter }, id: string): void {
  from.set(infoMessagesAtom, (messages) => messages.filter((message) => message.id !== id));
}
