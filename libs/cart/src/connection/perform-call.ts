import type { CartCallOptions, CartClient } from '@guildhall/shop-client';
import type { CartResponse, CartCommand } from '../state/cart-events.ts';
import type { Checkout } from '../state/cart-state.ts';

export type ShopCall = Extract<CartCommand, { call: number }>;

export interface CallOptions {
  shop: CartClient;
  /** Time until a response counts as lost, ms. */
  deadline: number;
  runExclusively: (work: () => Promise<void>) => Promise<void>;
  /** The cart that the browser has stored at this moment. */
  readCheckout: () => Checkout | undefined;
  onResponse: (response: CartResponse) => void;
}

/**
 * Calls the shop and passes on its result; never rejects. Changes wait until those of other tabs have responses; a
 * change to a cart that another tab has replaced in the meantime is not made.
 */
export async function performCall(call: ShopCall, options: CallOptions): Promise<void> {
  const { shop, deadline, runExclusively, readCheckout, onResponse } = options;
  if (call.type === 'read')
    return onResponse(await withDeadline((signal) => shop.readCart(call.id, { signal }), deadline));
  await runExclusively(async () => {
    const checkout = readCheckout();
    const ownId = call.type === 'create' ? undefined : call.id;
    const isTaken = checkout && checkout.id !== ownId;
    onResponse(
      isTaken
        ? { outcome: 'taken', checkout }
        : await withDeadline((signal) => sendChange(call, shop, { signal }), deadline),
    );
  });
}

function sendChange(
  call: Exclude<ShopCall, { type: 'read' }>,
  shop: CartClient,
  options: CartCallOptions,
): Promise<CartResponse> {
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

/** Nobody knows whether the shop has made the change. */
export const noResponse: CartResponse = { outcome: 'failed', reason: 'lost' };

/** Aborts a call after the deadline: its response would arrive too late to be used. */
async function withDeadline(
  request: (signal: AbortSignal) => Promise<CartResponse>,
  deadline: number,
): Promise<CartResponse> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<CartResponse>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve(noResponse);
    }, deadline);
  });
  try {
    return await Promise.race([request(controller.signal), timeout]);
  } catch {
    return noResponse;
  } finally {
    clearTimeout(timer);
  }
}
