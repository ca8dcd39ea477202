'use client';

import type { PeopleData } from '@guildhall/cms-client';
import { toMailLink, toPhoneLink } from '@guildhall/safe-content';
import { VisuallyHidden } from '@guildhall/ui';
import { useContext, type ReactElement } from 'react';
import { renderCardPicture } from '../render-card-picture.tsx';
import { renderCardTitle, toPermalinkTarget } from '../render-card-title.tsx';
import { CardList } from '../CardList.tsx';
import { CardTextsContext } from '../card-texts-context.ts';
import type { CardTexts } from '../card-texts.ts';
import type { CardListProps } from '../card-list.ts';
import styles from './PersonCards.module.css';

/** Portraits with name and role. A card is a link only if the person has an excerpt. */
export function PersonCards({ cards, headingLevel, priority }: CardListProps): ReactElement {
  const texts = useContext(CardTextsContext);
  return (
    <CardList kind={styles['list']}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {renderCardPicture(card.image, { priority: priority && index === 0 })}
          {renderCardTitle(card, headingLevel, card.excerpt ? toPermalinkTarget(card) : undefined)}
          {card.peopleData && renderDetails(card.peopleData, card.title, texts)}
        </li>
      ))}
    </CardList>
  );
}

/** Splits `33 11 22 33 / 40 50 60 70`; anything ambiguous stays one text. */
function splitPhoneNumbers(phone: string): string[] {
  const numbers = phone.split(/\s*[/,;|]\s*/);
  const each = numbers.length > 1 && numbers.every((one) => /(?:\d\D*){6}/.test(one) && toPhoneLink(one));
  return each ? numbers : [phone];
}

/** Renders a link, or plain text if the number cannot be dialled. */
function renderPhoneNumber(number: string): ReactElement {
  const url = toPhoneLink(number);
  return url ? (
    <a key={number} href={url}>
      {number}
    </a>
  ) : (
    <span key={number}>{number}</span>
  );
}

/** In a list of links, only the name of the person tells them apart. */
function renderLabel(label: string, name: string): ReactElement {
  return (
    <>
      {label}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </>
  );
}

function renderDetails(person: PeopleData, name: string, texts: CardTexts): ReactElement {
  const mailLink = person.email && toMailLink(person.email);
  const phones = person.phone ? splitPhoneNumbers(person.phone) : [];
  return (
    <>
      {person.jobTitle && <p>{person.jobTitle}</p>}
      {person.jobDescription && <p>{person.jobDescription}</p>}
      {(mailLink || phones.length > 0 || person.linkedinUrl) && (
        <address>
          {mailLink && <a href={mailLink}>{renderLabel(texts.email, name)}</a>}
          {phones.map(renderPhoneNumber)}
          {person.linkedinUrl && <a href={person.linkedinUrl}>{renderLabel(texts.linkedIn, name)}</a>}
        </address>
      )}
    </>
  );
}
