import { VisuallyHidden } from '@guildhall/ui';
import { useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import type { EntryFiltersProps } from './entry-filters-props.ts';
import styles from './EntryFilters.module.css';

export interface FilterTabsProps extends Pick<
  EntryFiltersProps,
  'filters' | 'allRoute' | 'label' | 'panelId'
> {
  /** The name of the first filter. */
  all: string;
  /** The route of the active filter. */
  active: string;
  onSelect: (route: string) => void;
  /** What just happened, for those who listen. */
  announcement: string;
}

/** The id of the tab that `route` belongs to. */
export function tabId(
  { filters, panelId }: Pick<FilterTabsProps, 'filters' | 'panelId'>,
  route: string,
): string {
  return `${panelId}-tab-${filters.findIndex((filter) => filter.route === route) + 1}`;
}

/** The bar itself: tabs with one stop for the Tab key; arrows, Home and End move, Enter or Space chooses. */
export function FilterTabs(props: FilterTabsProps): ReactElement {
  const { filters, allRoute, label, panelId, all, active, onSelect, announcement } = props;
  const [focused, setFocused] = useState<string>();
  const tabs = [{ name: all, route: allRoute }, ...filters];
  const activeId = tabId(props, active);
  return (
    <div className={styles['bar']}>
      <div
        role="tablist"
        aria-label={label}
        className={styles['tabs']}
        onKeyDown={moveFocus}
        onFocus={(event) => setFocused(event.target.id)}
        onBlur={(event) => staysInside(event) || setFocused(undefined)}
      >
        {tabs.map(({ name, route }, index) => {
          const id = `${panelId}-tab-${index}`;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={id}
              aria-selected={id === activeId}
              aria-controls={panelId}
              tabIndex={id === (focused ?? activeId) ? 0 : -1}
              onClick={({ currentTarget }) => {
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                onSelect(route);
              }}
            >
              {name}
            </button>
          );
        })}
      </div>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}

function staysInside(event: FocusEvent<HTMLElement>): boolean {
  return event.currentTarget.contains(event.relatedTarget);
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.children] as HTMLElement[];
  const from = tabs.findIndex((tab) => tab === event.target);
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}
