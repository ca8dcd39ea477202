import type { Card, Link } from '@guildhall/cms-client';
import { VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { HeadingLevel } from './card-list.ts';

/** Where a card leads. */
export type CardTarget = Pick<Link, 'url' | 'target'>;

/** The heading of a card, and in it the card's one link, stretched over all of it; without `to` it is no link. */
export function renderCardTitle(card: Card, level: HeadingLevel, to?: CardTarget): ReactElement {
  const Heading = `h${level}` as const;
  return <Heading data-transition="title">{to ? renderTitleLink(card.title, to) : card.title}</Heading>;
}

function renderTitleLink(title: string, to: CardTarget): ReactElement {
  if (to.target !== '_blank') return <a href={to.url}>{title}</a>;
  return (
    <a href={to.url} target="_blank" rel="noopener">
      {title}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** The entry's own page; `undefined` for a card that leads nowhere. */
export function toPermalinkTarget({ permalink }: Card): CardTarget | undefined {
  return permalink && { url: permalink, target: '' };
}
