import { fill } from '@guildhall/ui';
import { useEffect, useLayoutEffect, useState, type MouseEvent } from 'react';
import type { EntryFiltersTexts, FilterBarProps } from './entry-filters-props.ts';
import { pushChoice, readSlug } from './filter-url.ts';
import { linkId, type FilterLinksProps } from './FilterLinks.tsx';
import { getListShape, type FilteredPanelProps, type ListShape } from './FilteredPanel.tsx';
import { useFilteredCards, type FilteredCardsState } from './use-filtered-cards.ts';

interface EntryFiltersOptions<T> {
  load: (slug: string, signal: AbortSignal) => Promise<T>;
  getCount: (result: T) => number;
  /** Called before the first choice takes the place of the cards that the page came with. */
  onFirst?: (panel: HTMLElement) => void;
}

interface EntryFilters<T> {
  result: T | undefined;
  touched: boolean;
  links: FilterLinksProps;
  panel: Omit<FilteredPanelProps, 'children'>;
}

/**
 * What both kinds of filtered lists do: a press on a category writes it into the address and shows its cards, the
 * browser's back button takes it back, and the panel keeps its height until they are there.
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
  // The address may have moved on since the page was made.
  useEffect(() => {
    const slug = readSlug(props);
    if (slug !== chosen) queueMicrotask(() => show(slug));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it wakes
  }, []);

  useEffectBeforePaint(() => {
    const panel = touched && document.getElementById(panelId);
    if (!panel) return;
    panel.setAttribute('aria-busy', String(status === 'loading'));
    if (status !== 'loading') unlockHeight(panel);
  }, [panelId, touched, status]);

  function press(event: MouseEvent, slug: string): void {
    // A press for a new tab or window is the browser's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pushChoice(parameter, slug);
    show(slug);
  }

  function retry(): void {
    // The button disappears under the visitor's hands; the filter that is tried again keeps the place.
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

/** `useLayoutEffect`, about which React 18 complains on a server, where neither does anything. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What the live region says; nothing before the first choice and while an answer may still come quickly. */
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

/** Keeps an emptied panel as tall as it was, so that the page beneath does not jump up and down again. */
function lockHeight(panel: HTMLElement): void {
  panel.style.minBlockSize = `${panel.offsetHeight}px`;
}

/** The panel is as tall as its content again. */
function unlockHeight(panel: HTMLElement): void {
  panel.style.minBlockSize = '';
}
