import type { Card } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { postDate } from '../post-date/post-date.tsx';

/** What a card is about and when it was written, above its title: category, then date. */
export function cardMeta(card: Card): ReactElement | null {
  const category = card.cats[0]?.name;
  const date = postDate(card.postDate);
  if (!category && !date) return null;
  return (
    <p>
      {category && <b>{category}</b>}
      {date}
    </p>
  );
}
