'use client';

import type { ContactField } from '@guildhall/api-contract/contact';
import { useRef } from 'react';

/** Returns the same id for the same text, so that another attempt is not a second message. */
export function useMessageId(): (fields: readonly ContactField[]) => string {
  const last = useRef({ text: '', id: '' });
  return (fields) => {
    const text = JSON.stringify(fields);
    if (last.current.text !== text) last.current = { text, id: createRandomId() };
    return last.current.id;
  };
}

/** `randomUUID` is not available on pages without HTTPS. */
function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
