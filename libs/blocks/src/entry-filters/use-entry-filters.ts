'use client';

import { fill } from '@guildhall/ui';
import { useEffect, useLayoutEffect, useState, type MouseEvent } from 'react';
import type { EntryFiltersTexts, FilterBarProps } from './entry-filters-props.ts';
import { isOnLaterPage, pushChoice, readSlug } from './filter-url.ts';
import { linkId, type FilterLinksProps } from './FilterLinks.tsx';
import { getListShape, type FilteredPanelProps, type ListShape } from './FilteredPanel.tsx';
import { useFilteredCards, type FilteredCardsState } from './use-filtered-cards.ts';

interface EntryFiltersOptions<T> {
  load: (slug: string, signal: AbortSignal) => Promise<T>;
  getCount: (result: T) => number;
  /** Called before the first choice replaces the page's cards. */
  onFirst?: (panel: HTMLElement) => void;
}

interface EntryFilters<T> {
  result: T | undefined;
  touched: boolean;
  links: FilterLinksProps;
  panel: Omit<FilteredPanelProps, 'children'>;
}

/**
 * The behaviour of all filtered lists: a press on a category puts it into the URL and shows its cards, the browser's back
 * button reverts it, and the panel keeps its height until the cards have loaded.
 */
export function useEntryFilters<T>(props: FilterBarProps, options: EntryFiltersOptions<T>): EntryFilters<T> {
  const { panelId, parameter, texts } = props;
  const cards = useFilteredCards({ ...props, load: options.load });
  const { chosen, result, status, touched } = cards;
  const [shape, setShape] = useState<ListShape>();
  const count = result === undefined ? 0 : options.getCount(result);

  function show(slug: string): void {
    const panel = document.getElementById(panelId);
    if (panel && (slug !== chosen || status === 'failed')) {
      lockHeight(panel);
      setShape(getListShape(panel) ?? shape);
      if (!touched) options.onFirst?.(panel);
    }
    cards.select(slug);
  }

  useEffect(() => {
    const follow = () => show(readSlug(props));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });
  // The URL may have changed since the page was rendered.
  useEffect(() => {
    const slug = readSlug(props);
    if (slug !== chosen) queueMicrotask(() => show(slug));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on hydration
  }, []);

  useEffectBeforePaint(() => {
    const panel = touched && document.getElementById(panelId);
    if (!panel) return;
    panel.setAttribute('aria-busy', String(status === 'loading'));
    if (status !== 'loading') unlockHeight(panel);
  }, [panelId, touched, status]);

  function press(event: MouseEvent, slug: string): void {
    // The browser handles presses for new tabs and windows.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || isOnLaterPage()) return;
    event.preventDefault();
    pushChoice(parameter, slug);
    show(slug);
  }

  function retry(): void {
    // The focused button disappears, so the focus moves to the active filter.
    document.getElementById(linkId(props, chosen))?.focus();
    cards.retry();
  }

  return {
    result,
    touched,
    links: { ...props, chosen, onPress: press, announcement: formatAnnouncement(cards, count, texts) },
    panel: { state: cards, texts, count, shape, onRetry: retry },
  };
}

/** `useLayoutEffect`, for which React 18 logs a warning on servers. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Returns the text of the live region; empty before the first choice and during the first 300 ms. */
function formatAnnouncement(
  { touched, status, slow }: FilteredCardsState<unknown>,
  count: number,
  texts: EntryFiltersTexts,
): string {
  if (!touched) return '';
  if (status === 'failed') return texts.failed;
  if (status === 'loading') return slow ? texts.loading : '';
  if (count === 0) return texts.none;
  return count === 1 ? texts.shownOne : fill(texts.shown, { count });
}

/** Keeps the height of an emptied panel, so that the page below does not jump. */
function lockHeight(panel: HTMLElement): void {
  panel.style.minBlockSize = `${panel.offsetHeight}px`;
}

function unlockHeight(panel: HTMLElement): void {
  panel.style.minBlockSize = '';
}
