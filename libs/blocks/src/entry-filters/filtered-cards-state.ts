/** What the visitor chose and how far it has come. */
export interface FilteredCardsState<T> {
  /** The slug of the active filter; empty for all entries. */
  chosen: string;
  status: 'idle' | 'loading' | 'failed';
  /** Whether the answer takes so long that waiting should be shown. */
  slow: boolean;
  /** The answer; `undefined` before the first choice, and from each choice until its answer. */
  result: T | undefined;
  /** Whether a choice was made at all: until then the cards of the page stand. */
  touched: boolean;
}

type FilteredCardsEvent<T> =
  { type: 'chosen'; slug: string } | { type: 'slow' } | { type: 'arrived'; result: T } | { type: 'failed' };

/** What the page came with: the cards of a choice, or the word that they could not be read. */
export function initialState(first: { chosen: string; failed?: boolean }): FilteredCardsState<never> {
  const status = first.failed ? 'failed' : 'idle';
  return { chosen: first.chosen, status, slow: false, result: undefined, touched: false };
}

/** One choice at a time: `chosen` forgets all that the former one brought. */
export function nextState<T>(
  state: FilteredCardsState<T>,
  event: FilteredCardsEvent<T>,
): FilteredCardsState<T> {
  switch (event.type) {
    case 'chosen':
      return { chosen: event.slug, status: 'loading', slow: false, result: undefined, touched: true };
    case 'slow':
      return { ...state, slow: true };
    case 'arrived':
      return { ...state, status: 'idle', slow: false, result: event.result };
    case 'failed':
      return { ...state, status: 'failed', slow: false };
  }
}
