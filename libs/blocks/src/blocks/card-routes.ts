import type { Block } from '@guildhall/cms-client';

/**
 * The routes of the content service that an app must read before it renders these blocks, each once: cards of entry
 * lists, and filters of those that show them.
 */
export function cardRoutesOf(blocks: readonly Block[]): { cards: string[]; filters: string[] } {
  const cards = new Set<string>();
  const filters = new Set<string>();
  for (const block of blocks) {
    if (block.name !== 'entry-list') continue;
    cards.add(block.entryRoute);
    if (block.displayByCat && block.cats) filters.add(block.cats.route);
  }
  return { cards: [...cards], filters: [...filters] };
}
