import type { ContactField } from '@guildhall/api-contract';
import { useRef } from 'react';

/** Names a message: the same name for as long as its words are the same, so that another try is no second message. */
export function useMessageId(): (filled: readonly ContactField[]) => string {
  const last = useRef({ words: '', id: '' });
  return (filled) => {
    const words = JSON.stringify(filled);
    if (last.current.words !== words) last.current = { words, id: randomId() };
    return last.current.id;
  };
}

/** Not `randomUUID`, which pages without https do not have. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
