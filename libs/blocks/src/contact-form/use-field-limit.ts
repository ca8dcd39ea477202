import { useEffect, useState } from 'react';

/** An input that a field's limit refused or cut. */
export interface CutInput {
  /** False for a typed character, which was refused. */
  isPasted: boolean;
  /** Differs for each one, so that each is announced. */
  count: number;
}

export interface FieldLimit {
  /** Undefined until something was entered. */
  length: number | undefined;
  /** The last input, if the limit cut it. */
  cut: CutInput | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Follows the length of a field with a `maxLength`, which browsers enforce without a word. */
export function useFieldLimit(id: string, limit: number): FieldLimit {
  const [length, setLength] = useState<number>();
  const [cut, setCut] = useState<CutInput>();
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return undefined;
    let cuts = 0;
    const listening = new AbortController();
    const beforeInput = (given: Event): void => {
      const event = given as InputEvent;
      const inserted = countInserted(event);
      // Composed text is cut later, or not at all.
      const isCut = event.inputType !== 'insertCompositionText' && inserted > countRoom(field, limit);
      setCut(isCut ? { isPasted: inserted > 1, count: (cuts += 1) } : undefined);
    };
    field.addEventListener('beforeinput', beforeInput, listening);
    field.addEventListener('input', () => setLength(field.value.length), listening);
    // Text typed before hydration counts too, although it triggered no event.
    queueMicrotask(() => setLength(field.value.length || undefined));
    return () => listening.abort();
  }, [id, limit]);
  return { length, cut };
}

function countInserted({ data, dataTransfer }: InputEvent): number {
  const text = data ?? dataTransfer?.getData('text/plain') ?? '';
  return text.replaceAll('\r\n', '\n').length;
}

function countRoom({ value, selectionStart, selectionEnd }: Field, limit: number): number {
  return limit - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0));
}
