import type { Card } from '@guildhall/cms-client';

/** Cards that are shown together: past events apart from the others. */
export interface CardGroup {
  isPast: boolean;
  cards: readonly Card[];
}

/**
 * Groups cards, past events last; each group keeps its order.
 *
 * @example
 * import type { Card } from '@guildhall/cms-client';
 *
 * declare const cards: Card[]; // of `readCards`
 * for (const group of groupCards(cards)) console.log(group.isPast ? 'Past events' : 'Events', group.cards.length);
 */
export function groupCards(cards: readonly Card[]): CardGroup[] {
  const past = cards.filter(isPast);
  if (past.length === 0) return [{ isPast: false, cards }];
  const others = cards.filter((card) => !isPast(card));
  return [...(others.length > 0 ? [{ isPast: false, cards: others }] : []), { isPast: true, cards: past }];
}

function isPast({ calendarData }: Card): boolean {
  return calendarData?.when === 'past';
}
