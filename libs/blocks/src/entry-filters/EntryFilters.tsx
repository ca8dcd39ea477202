import { Html } from '@guildhall/ui';
import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { announcementOf } from './announcement.ts';
import styles from './EntryFilters.module.css';
import type { EntryFiltersProps } from './entry-filters-props.ts';
import { FilteredPanel } from './FilteredPanel.tsx';
import { FilterTabs, tabId } from './FilterTabs.tsx';
import { holdHeight, releaseHeight, shapeOf, type ListShape } from './panel.ts';
import { useFilteredCards } from './use-filtered-cards.ts';
import { useEffectBeforePaint } from './use-effect-before-paint.ts';

const loadNothing = () => Promise.reject(new Error('This filter bar has no way to load cards'));

/**
 * The filter bar of an entry list whose cards are plain HTML outside of React. The first choice empties the panel
 * called `panelId`; from then on this component fills it with the HTML that `load` brings.
 */
export function EntryFilters(props: EntryFiltersProps): ReactElement {
  const { allRoute, panelId, texts, load = loadNothing } = props;
  const cards = useFilteredCards({ allRoute, load });
  const [panel, setPanel] = useState<HTMLElement>();
  const [shape, setShape] = useState<ListShape>();
  const count = cards.result?.count ?? 0;
  const tab = tabId(props, cards.route);

  useEffectBeforePaint(() => {
    if (!panel) return;
    panel.setAttribute('aria-labelledby', tab);
    panel.setAttribute('aria-busy', String(cards.status === 'loading'));
    if (cards.status !== 'loading') releaseHeight(panel);
  }, [panel, tab, cards.status]);

  function prepare(): void {
    const element = panel ?? document.getElementById(panelId);
    if (!element) return;
    holdHeight(element);
    setShape(shapeOf(element) ?? shape);
    // What the server rendered belongs to nobody: it goes, and from now on the portal fills the panel.
    if (!panel) element.replaceChildren();
    setPanel(element);
  }

  function select(route: string): void {
    if (route !== cards.route) prepare();
    cards.select(route);
  }

  function retry(): void {
    // The button disappears under the visitor's hands; the filter that is tried again keeps the place.
    document.getElementById(tab)?.focus();
    cards.retry();
  }

  return (
    <>
      <FilterTabs
        {...props}
        all={texts.all}
        active={cards.route}
        onSelect={select}
        announcement={announcementOf(cards, count, texts)}
      />
      {panel &&
        createPortal(
          <FilteredPanel state={cards} texts={texts} count={count} shape={shape} onRetry={retry}>
            {cards.result && <Html className={styles['arrived']} html={cards.result.html} />}
          </FilteredPanel>,
          panel,
        )}
    </>
  );
}
