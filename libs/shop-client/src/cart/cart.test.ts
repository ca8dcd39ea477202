import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses, answering, rawCart, rawImage, unreachable } from '../shop-answers.fixture.ts';
import { createCartClient } from './create-cart-client.ts';

const [rawLine] = rawCart.lines.nodes;
const reading = (cart: unknown) => createCartClient({ send: answering({ data: { cart } }).send }).cart('id');
const withLine = (changes: object) => reading({ ...rawCart, lines: { nodes: [{ ...rawLine, ...changes }] } });

describe('a cart that is read', () => {
  it('has its whole id, its checkout and its lines', async () => {
    expect(await reading(rawCart)).toEqual({
      outcome: 'found',
      cart: {
        id: rawCart.id,
        checkoutUrl: rawCart.checkoutUrl,
        lines: [
          {
            id: 'gid://shopify/CartLine/1',
            variantId: 'gid://shopify/ProductVariant/11',
            productHandle: 'four-honest-futures',
            title: 'Four Honest Futures',
            variantTitle: 'Cloth',
            quantity: 2,
            price: { amountMinor: 34950, currency: 'DKK' },
            image: expect.objectContaining({ url: rawImage.url, alt: 'A cover' }),
            vendor: 'Gatehouse Press',
            collectionTitle: 'Handbooks',
            availableForSale: true,
          },
        ],
      },
    });
  });

  it('is gone when the shop knows none', async () => {
    expect(await reading(null)).toEqual({ outcome: 'gone' });
  });

  it('may hold a line of none', async () => {
    expect(await withLine({ quantity: 0 })).toMatchObject({ cart: { lines: [{ quantity: 0 }] } });
  });

  it('has a handle of which an address can be made, whatever letters the shop halves', async () => {
    const product = { ...rawLine?.merchandise.product, handle: 'tide-\ud800' };
    const read = await withLine({ merchandise: { ...rawLine?.merchandise, product } });
    const handle = read.outcome === 'found' ? read.cart.lines[0]?.productHandle : undefined;
    expect(encodeURIComponent(handle ?? '')).toBe('tide-%EF%BF%BD');
  });

  it.each([
    ['a quantity below nothing', { quantity: -1 }],
    ['half a quantity', { quantity: 1.5 }],
    ['no price', { cost: null }],
    ['no merchandise', { merchandise: null }],
  ])('is not believed with %s', async (_what, changes) => {
    expect(await withLine(changes)).toMatchObject({ outcome: 'failed' });
  });

  it.each([
    ['javascript:alert(1)', 'failed'],
    ['http://shop.test/cart', 'failed'],
    ['//shop.test/cart', 'failed'],
    ['https://user@shop.test/cart', 'failed'],
    ['http://127.0.0.1:4400/shop/cart/c/a?key=b', 'found'],
    ['https://shop.test/cart/c/a?key=b&x=1', 'found'],
  ])('with the checkout %s is %s', async (checkoutUrl, outcome) => {
    expect(await reading({ ...rawCart, checkoutUrl })).toMatchObject(
      outcome === 'found' ? { outcome, cart: { checkoutUrl } } : { outcome },
    );
  });

  it('shows pictures of listed hosts where there is a list, of any https host where the page has one', async () => {
    const image = { ...rawImage, url: 'https://other.test/a.jpg', small: 'https://other.test/b.jpg' };
    const merchandise = { ...rawLine?.merchandise, image };
    expect(await withLine({ merchandise })).toMatchObject({
      cart: { lines: [{ image: { url: image.url } }] },
    });
    const { send } = answering({
      data: { cart: { ...rawCart, lines: { nodes: [{ ...rawLine, merchandise }] } } },
    });
    const listed = await createCartClient({ send, addresses }).cart('id');
    expect(listed).toMatchObject({ outcome: 'found', cart: { lines: [{ image: undefined }] } });
    const unsafe = { ...rawLine?.merchandise, image: { ...rawImage, url: 'http://other.test/a.jpg' } };
    expect(await withLine({ merchandise: unsafe })).toMatchObject({
      cart: { lines: [{ image: undefined }] },
    });
  });
});

describe('a change', () => {
  const changing = (payload: object, errors?: object[]) => {
    const { send, sent } = answering({ data: { cartLinesAdd: payload }, errors });
    const lines = [{ variantId: 'v', quantity: 1 }];
    return { sent, change: createCartClient({ send }).addLines('id', lines) };
  };

  it('gives the cart as the shop has it, and what the shop changed', async () => {
    const warnings = [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: 'line', message: 'Only 3' }];
    const { change, sent } = changing({ cart: rawCart, userErrors: [], warnings });
    expect(await change).toMatchObject({
      outcome: 'done',
      cart: { id: rawCart.id },
      warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', lineId: 'line' }],
    });
    expect(sent[0]?.variables).toEqual({ cartId: 'id', lines: [{ merchandiseId: 'v', quantity: 1 }] });
  });

  it('is refused with what the shop says [8.4.3]', async () => {
    const error = { code: 'INVALID', field: ['lines', '0', 'merchandiseId'], message: 'No such thing' };
    expect(await changing({ cart: rawCart, userErrors: [error], warnings: [] }).change).toEqual({
      outcome: 'refused',
      userErrors: [error],
    });
  });

  it('finds the cart gone', async () => {
    const error = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };
    expect(await changing({ cart: null, userErrors: [error] }).change).toEqual({ outcome: 'gone' });
  });

  it('has failed when no readable answer came', async () => {
    expect(await changing({ cart: null, userErrors: [] }).change).toMatchObject({ outcome: 'failed' });
    expect(await changing({}).change).toMatchObject({ outcome: 'failed' });
    expect(await changing({}, [{ message: 'Throttled' }]).change).toMatchObject({ reason: 'Throttled' });
    const client = createCartClient({ send: unreachable });
    expect(await client.removeLines('id', ['line'])).toEqual({
      outcome: 'failed',
      reason: 'the line is dead',
    });
  });
});

it('sends absolute quantities and ids as the shop wants them', async () => {
  const { send, sent } = answering({});
  const client = createCartClient({ send });
  await client.createCart([{ variantId: 'v', quantity: 3 }]);
  await client.updateLines('id', [{ id: 'line', quantity: 3 }]);
  await client.removeLines('id', ['line']);
  expect(sent.map(({ variables }) => variables)).toEqual([
    { lines: [{ merchandiseId: 'v', quantity: 3 }] },
    { cartId: 'id', lines: [{ id: 'line', quantity: 3 }] },
    { cartId: 'id', lineIds: ['line'] },
  ]);
});

it('never rejects, whatever the shop answers, and believes no line that makes no sense', async () => {
  const line = fc.record({
    id: fc.oneof(fc.constant('line'), fc.jsonValue()),
    quantity: fc.oneof(fc.nat(99), fc.jsonValue()),
    cost: fc.oneof(fc.constant(rawLine?.cost), fc.jsonValue()),
    merchandise: fc.oneof(fc.constant(rawLine?.merchandise), fc.jsonValue()),
  });
  const cart = fc.oneof(
    fc.jsonValue(),
    fc.array(line, { maxLength: 3 }).map((nodes) => ({ ...rawCart, lines: { nodes } })),
  );
  await fc.assert(
    fc.asyncProperty(cart, fc.jsonValue(), async (value, odd) => {
      const { send } = answering({ data: { cart: value, cartCreate: { cart: value, userErrors: [] } } });
      const client = createCartClient({ send });
      const answers = [await client.cart('id'), await client.createCart([])];
      for (const answer of answers) {
        if (!('cart' in answer)) continue;
        const lines = answer.cart.lines;
        expect(lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 0)).toBe(true);
        expect(lines.every(({ price }) => Number.isSafeInteger(price.amountMinor))).toBe(true);
      }
      expect(await createCartClient({ send: answering(odd).send }).cart('id')).toMatchObject({
        outcome: 'failed',
      });
    }),
    { numRuns: 500 },
  );
});
