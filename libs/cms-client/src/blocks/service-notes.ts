import { isRecord } from '../fields/is-record.ts';
import { readAllItems } from '../fields/values.ts';
import type { Loss } from '../problems/losses.ts';

/** Choices of an editor that the site cannot follow, by the names in a block's `notes`. */
const notes: Readonly<Record<string, Omit<Loss, 'field'>>> = {
  'hidden-on-some-screens': {
    message: 'WordPress hides it on some screens; the site shows it on all',
    advice: 'Hide it on all screens, or write it so that it suits all.',
  },
  'picture-cut-to-a-shape': {
    message: 'WordPress cuts the picture to another shape; the site shows all of it',
    advice: 'Crop the picture itself, with the tool of the block or in the media library.',
  },
  'query-of-a-template': {
    message:
      'this list takes over the query of a template, which this site does not have: the newest entries are shown',
    advice: 'Choose what the list shows, under “Query type: custom”.',
  },
  'text-without-results': {
    message: 'the text for an empty list is not shown: the site has its own',
    advice: 'Write it beside the list if visitors need it.',
  },
  'whole-texts-in-a-list': {
    message: 'this list shows whole texts in WordPress; the site shows a card of each entry',
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
