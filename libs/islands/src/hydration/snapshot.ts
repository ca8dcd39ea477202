import { restoreTypedValues, type TypedValues } from './typed-values.ts';

/** The HTML of a sleeping island, stored in case it crashes. */
export interface Snapshot {
  /** Puts the HTML back, with the values that the visitor has typed meanwhile where its fields still match. */
  restore(typed: TypedValues): void;
}

/** Keeps a copy of what is inside an island, in a document of its own where no picture or video is loaded. */
export function takeSnapshot(island: HTMLElement): Snapshot {
  const copy = document.implementation.createHTMLDocument().importNode(island, true);
  return {
    restore(typed) {
      island.replaceChildren(...copy.childNodes);
      restoreTypedValues(island, typed);
    },
  };
}
