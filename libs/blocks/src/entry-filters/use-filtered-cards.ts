import { useEffect, useReducer, useRef } from 'react';

/** What the visitor chose, and the state of its request. */
export interface FilteredCardsState<T> {
  /** The slug of the active filter; empty for all entries. */
  chosen: string;
  status: 'idle' | 'loading' | 'failed';
  /** Whether the answer takes so long that waiting should be shown. */
  slow: boolean;
  /** The answer; `undefined` before the first choice, and from each choice until its answer. */
  result: T | undefined;
  /** Whether a choice was made at all: until then the page's own cards are shown. */
  touched: boolean;
}

type FilteredCardsEvent<T> =
  { type: 'chosen'; slug: string } | { type: 'slow' } | { type: 'arrived'; result: T } | { type: 'failed' };

/** What the server rendered: the cards of a choice, or the message that they could not be read. */
function initialState(first: { chosen: string; failed?: boolean }): FilteredCardsState<never> {
  const status = first.failed ? 'failed' : 'idle';
  return { chosen: first.chosen, status, slow: false, result: undefined, touched: false };
}

/** One choice at a time: `chosen` drops the result of the former one. */
function nextState<T>(state: FilteredCardsState<T>, event: FilteredCardsEvent<T>): FilteredCardsState<T> {
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

/** Until a list shows that it waits, ms. */
const slowAfterMs = 300;

export interface FilteredCardsOptions<T> {
  /** The slug of the filter that is active at first; empty for all entries. */
  chosen: string;
  /** Whether the cards of that one could not be read: then it can be chosen again. */
  failed?: boolean;
  load: (slug: string, signal: AbortSignal) => Promise<T>;
}

export interface FilteredCards<T> extends FilteredCardsState<T> {
  /** Makes a filter active and reads its cards; the one that is active already and did not fail is left as it is. */
  select: (slug: string) => void;
  /** Reads the cards of the active filter once more. */
  retry: () => void;
}

/**
 * The filters of an entry list as a state machine, for any kind of answer (HTML of a server, cards). A new choice
 * aborts the former request, and an answer that still arrives is ignored.
 */
export function useFilteredCards<T>(options: FilteredCardsOptions<T>): FilteredCards<T> {
  const { load } = options;
  const [state, dispatch] = useReducer(nextState<T>, initialState(options));
  const attempt = useRef<AbortController>(undefined);

  useEffect(() => () => attempt.current?.abort(), []);

  async function read(slug: string): Promise<void> {
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    dispatch({ type: 'chosen', slug });
    const timer = setTimeout(() => dispatch({ type: 'slow' }), slowAfterMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    try {
      const result = await load(slug, signal);
      if (!signal.aborted) dispatch({ type: 'arrived', result });
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed' });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ...state,
    select: (slug) => {
      if (slug !== state.chosen || state.status === 'failed') void read(slug);
    },
    retry: () => void read(state.chosen),
  };
}
