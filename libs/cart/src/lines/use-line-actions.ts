'use client';

import { stepQuantity, type CartLine } from '@guildhall/shop-client';
import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { changeQuantityAtom, removeLineAtom, setQuantityAtom } from '../atoms/cart-actions.ts';
import { cartBusyAtom, changingLineAtom } from '../atoms/cart-atoms.ts';

/** Actions on a line. Focus moves to a neighbour before the focused line disappears. */
export function useLineActions({ id, variantId, quantity, quantityRule }: CartLine) {
  const busy = useAtomValue(cartBusyAtom);
  const changingLine = useAtomValue(changingLineAtom);
  const changeQuantity = useSetAtom(changeQuantityAtom);
  const removeLine = useSetAtom(removeLineAtom);
  const sendQuantity = useSetAtom(setQuantityAtom);

  function remove({ currentTarget }: { currentTarget: HTMLElement }): void {
    if (busy) return;
    moveFocus(currentTarget);
    removeLine(id);
  }
  function change(by: 1 | -1, event: MouseEvent<HTMLElement>): void {
    if (busy) return;
    if (stepQuantity(quantity, by, quantityRule) === 0) remove(event);
    else changeQuantity({ lineId: id, by });
  }
  function setQuantity(typed: string, field: HTMLElement): void {
    const isNumber = /^\s*\d+\s*$/.test(typed);
    if (isNumber && Number(typed) === 0 && field === document.activeElement) moveFocus(field);
    sendQuantity({ lineId: id, quantity: isNumber ? Number(typed) : Number.NaN });
  }
  return { busy, changing: changingLine === variantId, change, setQuantity, remove };
}

function moveFocus(control: HTMLElement): void {
  const line = control.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>('[data-cart-line-link]') ??
    line?.closest<HTMLElement>('[data-cart-content]');
  next?.focus();
}
