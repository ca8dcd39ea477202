import type { Card, Link } from '@guildhall/cms-client';
import { VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { HeadingLevel } from './card-list.ts';

interface CardTitleProps {
  card: Card;
  level: HeadingLevel;
  /** Where the card leads: its one link, stretched over all of it. A card without one only stands there. */
  to?: Pick<Link, 'url' | 'target'> | undefined;
}

/** The heading of a card. */
export function CardTitle({ card, level, to }: CardTitleProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <Heading data-transition="title">{to ? <TitleLink title={card.title} to={to} /> : card.title}</Heading>
  );
}

function TitleLink({ title, to }: { title: string; to: Pick<Link, 'url' | 'target'> }): ReactElement {
  if (to.target !== '_blank') return <a href={to.url}>{title}</a>;
  return (
    <a href={to.url} target="_blank" rel="noopener">
      {title}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** The entry's own page. */
export function permalinkOf(card: Card): Pick<Link, 'url' | 'target'> {
  return { url: card.permalink, target: '' };
}
