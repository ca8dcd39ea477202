import { fill } from '@guildhall/ui';
import type { ShownChange } from '../atoms/cart-atoms.ts';
import type { CartTexts } from '../texts/cart-texts.ts';

/** Describes a change for screen readers, one sentence per changed line. */
export function formatChange({ before, after }: ShownChange, texts: CartTexts): string {
  const was = new Map(before.map((line) => [line.variantId, line]));
  const is = new Map(after.map((line) => [line.variantId, line]));
  const gone = before
    .filter(({ variantId }) => !is.has(variantId))
    .map(({ title }) => fill(texts.removed, { title }));
  const changed = after.flatMap(({ variantId, title, quantity }) => {
    const earlier = was.get(variantId);
    if (earlier?.quantity === quantity) return [];
    return [fill(earlier || quantity > 1 ? texts.changed : texts.added, { title, quantity })];
  });
  return [...gone, ...changed].join('. ');
}
