import { atom, type Setter } from 'jotai';

/** `error` is read aloud at once, the others when the listener pauses. */
export type InfoMessageStatus = 'success' | 'error' | 'info';

export interface InfoMessage {
  id: string;
  status: InfoMessageStatus;
  title: string;
  description?: string;
}

/** The messages on show, newest last. */
export const infoMessagesAtom = atom<InfoMessage[]>([]);

let shown = 0;

/**
 * Puts a message at the end of the stack and gives its id. Takes a store, or the `set` of a writing atom.
 *
 * @example showInfoMessage(store, { status: 'error', title: 'Only one event', description: 'Remove it first.' });
 */
export function showInfoMessage(into: { set: Setter }, message: Omit<InfoMessage, 'id'>): string {
  const id = `message-${(shown += 1)}`;
  into.set(infoMessagesAtom, (messages) => [...messages, { ...message, id }]);
  return id;
}

/** Takes a message off the stack; one that has gone already is no error. */
export function removeInfoMessage(from: { set: Setter }, id: string): void {
  from.set(infoMessagesAtom, (messages) => messages.filter((message) => message.id !== id));
}
