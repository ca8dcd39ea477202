import type { CartChange, CartClient, CartReading } from '@guildhall/shop-client';
import type { CartAnswer } from '../state/cart-events.ts';
import { ModelShop, type ShopCall } from '../state/model-shop.fixture.ts';

/** The model shop behind the client's methods. `fate` may lose or replace an answer, or hold it back. */
export function modelClient(
  fate: (call: ShopCall, answer: () => CartAnswer) => unknown = (_, answer) => answer(),
) {
  const model = new ModelShop();
  const calls: ShopCall['type'][] = [];
  async function make(call: ShopCall) {
    calls.push(call.type);
    return (await fate(call, () => model.handle(call))) as CartReading & CartChange;
  }
  const client: CartClient = {
    readCart: (id) => make({ type: 'read', call: 0, id }),
    createCart: (lines) => make({ type: 'create', call: 0, lines: [...lines] }),
    addLines: (id, lines) => make({ type: 'add lines', call: 0, id, lines: [...lines] }),
    updateLines: (id, lines) => make({ type: 'update lines', call: 0, id, lines: [...lines] }),
    removeLines: (id, lineIds) => make({ type: 'remove lines', call: 0, id, lineIds: [...lineIds] }),
  };
  return { model, calls, client };
}
