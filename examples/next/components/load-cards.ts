'use client';

import type { Card } from '@guildhall/cms-client';

/** Loads the cards of one category, in the browser. */
export async function loadCards(route: string, signal: AbortSignal): Promise<Card[]> {
  const response = await fetch(`/cards-of?route=${encodeURIComponent(route)}`, { signal });
  if (!response.ok) throw new Error(`The cards have the status ${response.status}.`);
  return (await response.json()) as Card[];
}
