import type { CartChange, CartClient, CartReading } from '@guildhall/shop-client';
import type { CartResponse } from '../state/cart-events.ts';
import { ModelShop, type ShopCall } from '../state/model-shop.fixture.ts';

/** The model shop behind the client's methods. `fate` may lose, replace or delay a response. */
export function createModelClient(
  respond: (call: ShopCall, getResponse: () => CartResponse) => unknown = (_, getResponse) => getResponse(),
) {
  const model = new ModelShop();
  const calls: ShopCall['type'][] = [];
  async function perform(call: ShopCall) {
    calls.push(call.type);
    return (await respond(call, () => model.handle(call))) as CartReading & CartChange;
  }
  const client: CartClient = {
    readCart: (id) => perform({ type: 'read', call: 0, id }),
    createCart: (lines) => perform({ type: 'create', call: 0, lines: [...lines] }),
    addLines: (id, lines) => perform({ type: 'add lines', call: 0, id, lines: [...lines] }),
    updateLines: (id, lines) => perform({ type: 'update lines', call: 0, id, lines: [...lines] }),
    removeLines: (id, lineIds) => perform({ type: 'remove lines', call: 0, id, lineIds: [...lineIds] }),
  };
  return { model, calls, client };
}
