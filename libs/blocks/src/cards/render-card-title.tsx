import type { Card, Link } from '@guildhall/cms-client';
import { NewTabNote } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { HeadingLevel } from './card-list.ts';

export type CardTarget = Pick<Link, 'url' | 'target'>;

/** Renders a card's heading, with the card's only link, stretched over the whole card; without `to`, there is no link. */
export function renderCardTitle(card: Card, level: HeadingLevel, to?: CardTarget): ReactElement {
  const Heading = `h${level}` as const;
  return <Heading data-transition="title">{to ? renderTitleLink(card.title, to) : card.title}</Heading>;
}

function renderTitleLink(title: string, to: CardTarget): ReactElement {
  if (to.target !== '_blank') return <a href={to.url}>{title}</a>;
  return (
    <a href={to.url} target="_blank" rel="noopener">
      {title}
      <NewTabNote />
    </a>
  );
}

export function toPermalinkTarget({ permalink }: Card): CardTarget | undefined {
  return permalink && { url: permalink, target: '' };
}
