'use client';

import { VisuallyHidden } from '@guildhall/ui';
import type { MouseEvent, ReactElement } from 'react';
import type { FilterBarProps } from './entry-filters-props.ts';
import { buildFilterUrl } from './filter-url.ts';
import styles from './EntryFilters.module.css';

export interface FilterLinksProps extends FilterBarProps {
  /** Called for a press on a category. It prevents the default to load the cards in place. */
  onPress: (event: MouseEvent, slug: string) => void;
  /** Text for screen readers after a change. */
  announcement: string;
}

export function linkId(
  { choices, panelId }: Pick<FilterBarProps, 'choices' | 'panelId'>,
  slug: string,
): string {
  return `${panelId}-${choices.findIndex((choice) => choice.slug === slug)}`;
}

/**
 * The filter bar: a link to the page for each category, so that it works without script.
 *
 * @example
 * const bar = { chosen: '', parameter: 'cat', allUrl: '/news', label: 'Categories', panelId: 'news' };
 * const choices = [{ slug: '', name: '' }, { slug: 'sea', name: 'The sea' }];
 * <FilterLinks {...bar} choices={choices} texts={entryFiltersTexts} onPress={() => undefined} announcement="" />;
 */
export function FilterLinks(props: FilterLinksProps): ReactElement {
  const { choices, chosen, label, panelId, texts, onPress, announcement } = props;
  return (
    <nav className={styles['bar']} aria-label={label}>
      <ul role="list" className={styles['links']}>
        {choices.map(({ slug, name }, index) => (
          <li key={slug}>
            <a
              id={`${panelId}-${index}`}
              href={buildFilterUrl(slug, props)}
              aria-current={slug === chosen ? 'page' : undefined}
              onClick={(event) => {
                event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                onPress(event, slug);
              }}
            >
              {slug ? name : texts.all}
            </a>
          </li>
        ))}
      </ul>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </nav>
  );
}
