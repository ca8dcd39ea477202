import type { InfoMessage } from '@guildhall/ui';
import type { CartNotice } from '../state/cart-state.ts';
import { fill, type CartTexts } from '../texts/cart-texts.ts';

/** A notice in words, and how urgent it is. */
export function noticeText(notice: CartNotice, texts: CartTexts): Omit<InfoMessage, 'id'> {
  if (notice.kind === 'one event only') return { status: 'error', title: texts.oneEventOnlyText };
  if (notice.kind === 'no longer sold') {
    const { title, ...rest } =
      texts.notices[notice.titles.length > 1 ? 'many no longer sold' : 'no longer sold'];
    return { status: 'info', title: fill(title, { titles: listed(notice.titles) }), ...rest };
  }
  return { status: calm.has(notice.kind) ? 'info' : 'error', ...texts.notices[notice.kind] };
}

/** What is said for the visitor's information; everything else went wrong. */
const calm: ReadonlySet<CartNotice['kind']> = new Set(['adjusted', 'gone', 'renewed']);

function listed(titles: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(titles.map((title) => `“${title}”`));
}
