import type { CartCallOptions, CartClient } from '@guildhall/shop-client';
import type { CartAnswer, CartCommand, Checkout } from '../state/cart-state.ts';

export type ShopCall = Extract<CartCommand, { call: number }>;

/** What a call needs beside itself. */
export interface CallOptions {
  shop: CartClient;
  /** ms until an answer counts as lost. */
  deadline: number;
  alone: (work: () => Promise<void>) => Promise<void>;
  /** The cart that the browser remembers at this moment. */
  remembered: () => Checkout | undefined;
  arrived: (answer: CartAnswer) => void;
}

/**
 * Makes a call and hands over what came of it; never rejects. Changes wait for those of other tabs, until their answers
 * have been dealt with; one of a cart that another tab has replaced meanwhile is not made.
 */
export async function carryOut(call: ShopCall, options: CallOptions): Promise<void> {
  const { shop, deadline, alone, remembered, arrived } = options;
  if (call.type === 'read')
    return arrived(await inTime((signal) => shop.cart(call.id, { signal }), deadline));
  await alone(async () => {
    const checkout = remembered();
    const own = call.type === 'create' ? undefined : call.id;
    const taken = checkout && checkout.id !== own;
    arrived(
      taken
        ? { outcome: 'taken', checkout }
        : await inTime((signal) => change(call, shop, { signal }), deadline),
    );
  });
}

function change(
  call: Exclude<ShopCall, { type: 'read' }>,
  shop: CartClient,
  options: CartCallOptions,
): Promise<CartAnswer> {
  switch (call.type) {
    case 'create':
      return shop.createCart(call.lines, options);
    case 'put':
      return shop.addLines(call.id, call.lines, options);
    case 'set':
      return shop.updateLines(call.id, call.lines, options);
    case 'take':
      return shop.removeLines(call.id, call.lineIds, options);
  }
}

/** What is not answered in time is given up: its answer is of no use any more. */
async function inTime(
  ask: (signal: AbortSignal) => Promise<CartAnswer>,
  deadline: number,
): Promise<CartAnswer> {
  const late = new AbortController();
  const failed = (reason: string): CartAnswer => ({ outcome: 'failed', reason });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<CartAnswer>((resolve) => {
    timer = setTimeout(() => {
      late.abort();
      resolve(failed('no answer in time'));
    }, deadline);
  });
  try {
    return await Promise.race([ask(late.signal), over]);
  } catch (error) {
    return failed(String(error));
  } finally {
    clearTimeout(timer);
  }
}
