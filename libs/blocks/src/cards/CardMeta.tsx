import type { Card } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { PostDate } from '../post-date/PostDate.tsx';

/** What a card is about and when it was written, above its title: category, then date. */
export function CardMeta({ card }: { card: Card }): ReactElement | null {
  const category = card.cats[0]?.name;
  const date = PostDate({ date: card.postDate });
  if (!category && !date) return null;
  return (
    <p>
      {category && <b>{category}</b>}
      {date}
    </p>
  );
}
