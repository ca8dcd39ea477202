import { isRecord } from '../fields/is-record.ts';
import { readAllItems } from '../fields/values.ts';
import type { Loss } from '../problems/losses.ts';

/** Choices of an editor that the site cannot follow, by the names in a block's `notes`. */
const notes: Readonly<Record<string, Omit<Loss, 'field'>>> = {
  'hidden-on-some-screens': {
    message: 'WordPress hides it on some screens; the site shows it on all',
    advice: 'Hide it on all screens, or write it so that it suits all.',
  },
};

/** Returns what the content service says about a block that it could not make as the editor chose. */
export function readServiceNotes(raw: unknown): Loss[] {
  const names = isRecord(raw) ? (readAllItems(raw['notes']) ?? []) : [];
  return [...new Set(names)].flatMap((name) => {
    const note = typeof name === 'string' && Object.hasOwn(notes, name) ? notes[name] : undefined;
    return note ? [{ field: [], ...note }] : [];
  });
}
