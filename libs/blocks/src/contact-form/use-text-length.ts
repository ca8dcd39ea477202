'use client';

import { getTextLength } from '@guildhall/api-contract/contact';
import { useEffect, useState } from 'react';

/** Follows the length of a field's text, as the api counts it. @returns undefined until something was entered */
export function useTextLength(id: string): number | undefined {
  const [length, setLength] = useState<number>();
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return undefined;
    const listening = new AbortController();
    const measure = (): void => setLength(getTextLength(field.value));
    field.addEventListener('input', measure, listening);
    // Some programs that fill in forms only report a change.
    field.addEventListener('change', measure, listening);
    // Text typed before hydration counts too, although it triggered no event.
    queueMicrotask(() => setLength(getTextLength(field.value) || undefined));
    return () => listening.abort();
  }, [id]);
  return length;
}
