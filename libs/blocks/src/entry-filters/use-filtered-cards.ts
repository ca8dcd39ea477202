import { useEffect, useReducer, useRef } from 'react';
import { initialState, nextState, type FilteredCardsState } from './filtered-cards-state.ts';

export interface FilteredCardsOptions<T> {
  /** The slug of the filter that is active at first; empty for all entries. */
  chosen: string;
  /** Whether the cards of that one could not be read: then it can be chosen again. */
  failed?: boolean;
  load: (slug: string, signal: AbortSignal) => Promise<T>;
  /** Milliseconds until waiting shows; 300 when not given. */
  slowAfter?: number;
}

export interface FilteredCards<T> extends FilteredCardsState<T> {
  /** Makes a filter active and reads its cards; the one that is active already and did not fail is left as it is. */
  select: (slug: string) => void;
  /** Reads the cards of the active filter once more. */
  retry: () => void;
}

/**
 * The filters of an entry list as a state machine, for any kind of answer (HTML of a server, cards). A new choice aborts
 * the former request, and an answer that comes late all the same is ignored.
 */
export function useFilteredCards<T>(options: FilteredCardsOptions<T>): FilteredCards<T> {
  const { load, slowAfter = 300 } = options;
  const [state, dispatch] = useReducer(nextState<T>, initialState(options));
  const attempt = useRef<AbortController>(undefined);

  useEffect(() => () => attempt.current?.abort(), []);

  async function read(slug: string): Promise<void> {
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    dispatch({ type: 'chosen', slug });
    const timer = setTimeout(() => dispatch({ type: 'slow' }), slowAfter);
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
