import type { WakeFigures } from '../figures.ts';
import { number } from './numbers.ts';

export function wakeLines({ runs, header, add, addAfterScroll }: WakeFigures): string[] {
  return [
    '',
    `From a press to the cart, phone with a processor 4 × slower on slow 4G, empty cache, median of ${runs}, ms`,
    '',
    `The header’s cart: the drawer after ${number(header)}`,
    `The first product added: the drawer with it after ${number(add.drawer)}, the shop’s answer after ${number(add.answered)}`,
    `The same two seconds after a first scroll: the drawer after ${number(addAfterScroll.drawer)}, the answer after ${number(addAfterScroll.answered)}`,
  ];
}
