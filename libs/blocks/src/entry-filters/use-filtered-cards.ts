'use client';

import { useEffect, useReducer, useRef } from 'react';

/** The visitor's choice and the state of its request. */
export interface FilteredCardsState<T> {
  /** Slug of the active filter; empty for all entries. */
  chosen: string;
  status: 'idle' | 'loading' | 'failed';
  /** True if loading takes so long that placeholders should be shown. */
  slow: boolean;
  /** `undefined` before the first choice, and while loading. */
  result: T | undefined;
  /** True after the first choice; until then, the page's own cards are shown. */
  touched: boolean;
}

type FilteredCardsEvent<T> =
  | { type: 'chosen'; slug: string }
  | { type: 'slow' }
  | { type: 'loaded'; result: T }
  | { type: 'failed' };

function initialState(first: { chosen: string; failed?: boolean }): FilteredCardsState<never> {
  const status = first.failed ? 'failed' : 'idle';
  return { chosen: first.chosen, status, slow: false, result: undefined, touched: false };
}

function nextState<T>(state: FilteredCardsState<T>, event: FilteredCardsEvent<T>): FilteredCardsState<T> {
  switch (event.type) {
    case 'chosen':
      return { chosen: event.slug, status: 'loading', slow: false, result: undefined, touched: true };
    case 'slow':
      return { ...state, slow: true };
    case 'loaded':
      return { ...state, status: 'idle', slow: false, result: event.result };
    case 'failed':
      return { ...state, status: 'failed', slow: false };
  }
}

const slowAfterMs = 300;

/** Options of `useFilteredCards`. */
export interface FilteredCardsOptions<T> {
  /** Slug of the initial filter; empty for all entries. */
  chosen: string;
  /** True if its cards could not be loaded: then it can be chosen again. */
  failed?: boolean;
  /** Loads the cards of a filter. It rejects on failure; the signal is aborted by the next choice. */
  load: (slug: string, signal: AbortSignal) => Promise<T>;
}

/** The visitor’s choice, the state of its request, and what changes them. */
export interface FilteredCards<T> extends FilteredCardsState<T> {
  /** Activates a filter and loads its cards; ignores the active one unless it failed. */
  select: (slug: string) => void;
  /** Loads the cards of the active filter again. */
  retry: () => void;
}

/**
 * The filters of an entry list as a state machine, for results of any kind (HTML from a server, cards). A new choice aborts
 * the previous request and ignores its late response.
 *
 * @example
 * const load = async (slug: string, signal: AbortSignal) => (await fetch(`/api/news?cat=${slug}`, { signal })).json();
 * export function useNews() {
 *   const { result, status, select } = useFilteredCards<string[]>({ chosen: '', load });
 *   return { titles: result ?? [], isLoading: status === 'loading', choose: select };
 * }
 */
export function useFilteredCards<T>(options: FilteredCardsOptions<T>): FilteredCards<T> {
  const { load } = options;
  const [state, dispatch] = useReducer(nextState<T>, initialState(options));
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  async function loadCards(slug: string): Promise<void> {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    dispatch({ type: 'chosen', slug });
    const timer = setTimeout(() => dispatch({ type: 'slow' }), slowAfterMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    try {
      const result = await load(slug, signal);
      if (!signal.aborted) dispatch({ type: 'loaded', result });
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed' });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ...state,
    select: (slug) => {
      if (slug !== state.chosen || state.status === 'failed') void loadCards(slug);
    },
    retry: () => void loadCards(state.chosen),
  };
}
