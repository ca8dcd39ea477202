import type { CartCallOptions, CartClient } from '@guildhall/shop-client';
import type { CartAnswer, CartCommand } from '../state/cart-events.ts';
import type { Checkout } from '../state/cart-state.ts';

export type ShopCall = Extract<CartCommand, { call: number }>;

/** What a call needs beside itself. */
export interface CallOptions {
  shop: CartClient;
  /** ms until an answer counts as lost. */
  deadline: number;
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** The cart that the browser remembers at this moment. */
  remembered: () => Checkout | undefined;
  onAnswer: (answer: CartAnswer) => void;
}

/**
 * Makes a call to the shop and passes on its result; never rejects. Changes wait until those of other tabs are answered;
 * a change to a cart that another tab has replaced meanwhile is not made.
 */
export async function performCall(call: ShopCall, options: CallOptions): Promise<void> {
  const { shop, deadline, exclusively, remembered, onAnswer } = options;
  if (call.type === 'read')
    return onAnswer(await withDeadline((signal) => shop.readCart(call.id, { signal }), deadline));
  await exclusively(async () => {
    const checkout = remembered();
    const own = call.type === 'create' ? undefined : call.id;
    const taken = checkout && checkout.id !== own;
    onAnswer(
      taken
        ? { outcome: 'taken', checkout }
        : await withDeadline((signal) => change(call, shop, { signal }), deadline),
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
    case 'add lines':
      return shop.addLines(call.id, call.lines, options);
    case 'update lines':
      return shop.updateLines(call.id, call.lines, options);
    case 'remove lines':
      return shop.removeLines(call.id, call.lineIds, options);
  }
}

/** A call that is not answered in time is aborted: its answer would come too late to be used. */
async function withDeadline(
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
