import { fill } from '@guildhall/ui';
import type { CartAnnouncement } from '../atoms/cart-atoms.ts';
import type { CartAnnouncementTexts } from '../texts/add-to-cart-texts.ts';

/**
 * Formats what screen readers say about a change: its result with the name, then the subtotal.
 *
 * @param formatNet formats the subtotal
 */
export function formatAnnouncement(
  { about, change, name: title, quantity, subtotal }: CartAnnouncement,
  texts: CartAnnouncementTexts,
  formatNet: (amountMinor: number, currency: string) => string,
): string {
  if (about === 'in progress') return fill(change === 'add' ? texts.adding : texts.updating, { title });
  const sentences = [
    about === 'done' && fill(getResultText(change, quantity, texts), { title, quantity }),
    subtotal && `${texts.subtotalLabel} ${formatNet(subtotal.amountMinor, subtotal.currency)}`,
  ];
  return sentences.filter(Boolean).join('. ');
}

function getResultText(
  change: CartAnnouncement['change'],
  quantity: number,
  { added, changed, removed }: CartAnnouncementTexts,
): string {
  if (quantity === 0) return removed;
  return change === 'add' && quantity === 1 ? added : changed;
}
