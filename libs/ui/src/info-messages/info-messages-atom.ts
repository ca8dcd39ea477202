import { atom, type Setter } from 'jotai';

/** `error` interrupts screen readers, the others wait for a pause. */
export type InfoMessageStatus = 'success' | 'error' | 'info';

export interface InfoMessage {
  id: string;
  status: InfoMessageStatus;
  title: string;
  description?: string;
}

/** Visible messages, newest last. */
export const infoMessagesAtom = atom<InfoMessage[]>([]);

let messageCount = 0;

/**
 * Adds a message to the end of the stack and returns its id. Takes a store, or the `set` of a writable atom.
 *
 * @example showInfoMessage(store, { status: 'error', title: 'Only one event', description: 'Remove it first.' });
 */
export function showInfoMessage(into: { set: Setter }, message: Omit<InfoMessage, 'id'>): string {
  const id = `message-${(messageCount += 1)}`;
  into.set(infoMessagesAtom, (messages) => [...messages, { ...message, id }]);
  return id;
}

/** Removes a message; does nothing if it is already gone. */
export function removeInfoMessage(from: { set: Setter }, id: string): void {
  from.set(infoMessagesAtom, (messages) => messages.filter((message) => message.id !== id));
}
