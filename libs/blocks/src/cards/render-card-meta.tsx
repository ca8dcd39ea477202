import type { Card } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { DateTexts } from '../post-date/date-texts.ts';
import { renderPostDate } from '../post-date/render-post-date.tsx';

/** Renders category and date, above a card's title. */
export function renderCardMeta(card: Card, dates: DateTexts): ReactElement | null {
  const category = card.cats[0]?.name;
  const date = renderPostDate(card.postDate, dates);
  if (!category && !date) return null;
  return (
    <p>
      {category && <b>{category}</b>}
      {date}
    </p>
  );
}
