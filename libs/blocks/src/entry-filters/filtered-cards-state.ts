/** What the visitor chose and how far it has come. */
export interface FilteredCardsState<T> {
  /** The route of the active filter. */
  route: string;
  status: 'idle' | 'loading' | 'failed';
  /** Whether the answer takes so long that waiting should be shown. */
  slow: boolean;
  /** The answer; `undefined` before the first choice, and from each choice until its answer. */
  result: T | undefined;
  /** Whether a choice was made at all: until then the cards of the page stand. */
  touched: boolean;
}

type FilteredCardsEvent<T> =
  { type: 'chosen'; route: string } | { type: 'slow' } | { type: 'arrived'; result: T } | { type: 'failed' };

export function initialState(route: string): FilteredCardsState<never> {
  return { route, status: 'idle', slow: false, result: undefined, touched: false };
}

/** One choice at a time: `chosen` forgets all that the former one brought. */
export function nextState<T>(
  state: FilteredCardsState<T>,
  event: FilteredCardsEvent<T>,
): FilteredCardsState<T> {
  switch (event.type) {
    case 'chosen':
      return { route: event.route, status: 'loading', slow: false, result: undefined, touched: true };
    case 'slow':
      return { ...state, slow: true };
    case 'arrived':
      return { ...state, status: 'idle', slow: false, result: event.result };
    case 'failed':
      return { ...state, status: 'failed', slow: false };
  }
}
