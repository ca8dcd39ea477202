// In a browser: loads the cards of one filter from your own server, which reads them with the content client.
import type { Card } from '@guildhall/cms-client';

export async function loadCards(route: string, signal: AbortSignal): Promise<Card[]> {
  const response = await fetch(`/cards-of?route=${encodeURIComponent(route)}`, { signal });
  return (await response.json()) as Card[];
}
