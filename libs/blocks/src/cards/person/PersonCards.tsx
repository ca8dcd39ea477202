import type { PeopleData } from '@guildhall/cms-client';
import { mailLink, phoneLink } from '@guildhall/safe-content';
import type { ReactElement } from 'react';
import { cardPicture } from '../card-picture.tsx';
import { cardTitle, permalinkOf } from '../card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import styles from './PersonCards.module.css';

/** People: portraits with a name and what they do. A card leads on only when there is more to read (an excerpt). */
export function PersonCards({ cards, headingLevel, priority }: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {cardPicture(card.image, { priority: priority && index === 0 })}
          {cardTitle(card, headingLevel, card.excerpt ? permalinkOf(card) : undefined)}
          {card.peopleData && role(card.peopleData)}
        </li>
      ))}
    </CardList>
  );
}

function role(person: PeopleData): ReactElement {
  const mail = person.email && mailLink(person.email);
  const phone = person.phone && phoneLink(person.phone);
  return (
    <>
      {person.jobTitle && <p>{person.jobTitle}</p>}
      {person.jobDescription && <p>{person.jobDescription}</p>}
      {(mail || phone || person.linkedinUrl) && (
        <address>
          {mail && <a href={mail}>Email</a>}
          {phone && <a href={phone}>{person.phone}</a>}
          {person.linkedinUrl && <a href={person.linkedinUrl}>LinkedIn</a>}
        </address>
      )}
    </>
  );
}
