import { restoreTypedValues, type TypedValues } from './typed-values.ts';

export interface Snapshot {
  restore(typed: TypedValues): void;
}

/** Copies an island's content into a separate document, which loads no pictures or videos. */
export function takeSnapshot(island: HTMLElement): Snapshot {
  const copy = document.implementation.createHTMLDocument().importNode(island, true);
  return {
    restore(typed) {
      island.replaceChildren(...copy.childNodes);
      restoreTypedValues(island, typed);
    },
  };
}
