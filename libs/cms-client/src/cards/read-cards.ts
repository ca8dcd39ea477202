import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { readList } from '../fields/read-list.ts';
import { cardFields, type Card, type ParsedCard } from './card.ts';

/**
 * Reads a list of cards. A card without a permalink uses its link, if any. The last card has the number of cards left
 * out after it.
 */
export function* readCards(value: unknown, read: ContentReaders): Slices<Card[] | undefined> {
  const found = yield* readUpTo(contentBudgets.cards, value, read);
  const last = found?.cards.at(-1);
  if (last && found && found.more > 0) last.followedBy = found.more;
  return found?.cards;
}

/** Reads the cards of a block. The block itself reports that there are more. */
export function* readPickedCards(value: unknown, read: ContentReaders): Slices<Card[] | undefined> {
  const found = yield* readUpTo(contentBudgets.pickedCards, value, read);
  return found?.cards;
}

function* readUpTo(
  max: number,
  value: unknown,
  read: ContentReaders,
): Slices<{ cards: Card[]; more: number } | undefined> {
  const found = yield* readList(cardFields, value, { what: 'card', max, read });
  return found && { cards: assignIds(found.list.map(addPermalink)), more: found.more };
}

function addPermalink(card: ParsedCard): ParsedCard {
  const permalink = card.permalink ?? card.link?.url;
  return permalink === undefined ? card : { ...card, permalink };
}

/** Gives each card an ID that is unique in its list: its own, its permalink, or its position. */
function assignIds(cards: readonly ParsedCard[]): Card[] {
  const taken = new Set<string>();
  // Next number to try per ID. Counting from 2 each time takes a second for 8,000 equal IDs.
  const nextNumbers = new Map<string, number>();
  return cards.map((card, index) => {
    const cardKey = card.id ?? card.permalink ?? `card-${index + 1}`;
    let id = cardKey;
    let number = nextNumbers.get(String(cardKey)) ?? 2;
    while (taken.has(String(id))) id = `${cardKey}-${number++}`;
    if (id !== cardKey) nextNumbers.set(String(cardKey), number);
    taken.add(String(id));
    return { ...card, id };
  });
}
