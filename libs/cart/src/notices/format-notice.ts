import { fill, type InfoMessage } from '@guildhall/ui';
import { anyQuantity } from '@guildhall/shop-client';
import { formatAmount, toMinorUnits, type NumberFormat } from '@guildhall/money';
import type { CartNotice, ShopChange } from '../state/cart-events.ts';
import { formatQuantityRule } from '../lines/format-quantity-rule.ts';
import type { CartTexts } from '../texts/cart-texts.ts';

/**
 * Formats a notice, with its urgency: one that says no, or that needs an answer, stays until it is closed.
 *
 * @param numbers English by default
 */
export function formatNotice(
  notice: CartNotice,
  texts: CartTexts,
  numbers?: NumberFormat,
): Omit<InfoMessage, 'id'> {
  const { notices } = texts;
  switch (notice.kind) {
    case 'one event only':
      return { status: 'error', title: texts.oneEventOnlyText };
    case 'no longer sold':
    case 'not sold here': {
      const { titles } = notice;
      const { title, ...rest } = notices[titles.length > 1 ? (`many ${notice.kind}` as const) : notice.kind];
      return {
        status: 'error',
        title: capitalise(fill(title, { titles: formatTitles(titles, texts) })),
        ...rest,
      };
    }
    case 'short': {
      const sentences = notice.items.map(({ title, quantity }) =>
        fill(quantity > 0 ? notices.short.onlyLeft : notices.short.soldOut, {
          title: quote(title, texts),
          quantity,
        }),
      );
      return { status: 'error', title: sentences.join('. '), description: notices.short.description };
    }
    case 'changed': {
      const description = notice.changes
        .flatMap((change) => formatShopChange(change, texts, numbers))
        .join('\n');
      return { status: 'info', title: notices.changed.title, description };
    }
    case 'impossible quantity': {
      const { title, description } = formatChangeNotice(notice, texts);
      const rule = formatQuantityRule(notice.rule ?? anyQuantity, texts);
      return { status: 'error', title, description: `${rule}. ${description}` };
    }
    case 'quantity refused':
    case 'refused':
    case 'not saved':
    case 'unconfirmed':
      return { status: 'error', ...formatChangeNotice(notice, texts) };
    default:
      return { status: infoKinds.has(notice.kind) ? 'info' : 'error', ...notices[notice.kind] };
  }
}

/** Formats a notice about a visitor's change, with the product's name. */
function formatChangeNotice(notice: Extract<CartNotice, { title: string }>, texts: CartTexts) {
  const { title, ...rest } = texts.notices[notice.kind];
  const name = formatTitles([notice.title], texts);
  return { title: capitalise(fill(title, { title: name })), ...rest };
}

/** Kinds that only inform; all others are errors. */
const infoKinds: ReadonlySet<CartNotice['kind']> = new Set<CartNotice['kind']>([
  'discount',
  'gone',
  'renewed',
]);

function formatShopChange(
  { title, price, quantity }: ShopChange,
  texts: CartTexts,
  numbers: NumberFormat | undefined,
): string[] {
  const { changed } = texts.notices;
  return [
    ...(price
      ? [
          fill(changed.price, {
            title: quote(title, texts),
            was: formatAmount(toMinorUnits(price.wasMinor), price.currency, numbers),
            is: formatAmount(toMinorUnits(price.isMinor), price.currency, numbers),
          }),
        ]
      : []),
    ...(quantity ? [fill(changed.quantity, { title: quote(title, texts), ...quantity })] : []),
  ];
}

function formatTitles(titles: readonly string[], texts: CartTexts): string {
  const { unnamed, and } = texts.notices;
  const names = titles.map((title) => (title ? quote(title, texts) : unnamed));
  const last = names.pop() ?? '';
  return names.length > 0 ? fill(and, { titles: names.join(', '), last }) : last;
}

const quote = (title: string, { notices }: CartTexts) => fill(notices.quoted, { title });

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
