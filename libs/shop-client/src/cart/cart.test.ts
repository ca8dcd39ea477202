import { toSafeImageUrl } from '@guildhall/safe-content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addresses,
  createShopResponding,
  createShopRespondingEach,
  rawCart,
  rawImage,
  unreachable,
} from '../shop-responses.fixture.ts';
import { operations } from '../operations/operations.ts';
import { createCartClient } from './create-cart-client.ts';

const [rawLine] = rawCart.lines.nodes;
const reading = (cart: unknown) =>
  createCartClient({ send: createShopResponding({ data: { cart } }).send }).readCart('id');
const withLine = (changes: object) => reading({ ...rawCart, lines: { nodes: [{ ...rawLine, ...changes }] } });

describe('a cart that is read', () => {
  it('has its full id, its checkout and its lines [3.5.2]', async () => {
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
            options: [{ name: 'Binding', value: 'Cloth' }],
            quantity: 2,
            price: { amountMinor: 34950, currency: 'DKK' },
            total: { amountMinor: 69900, currency: 'DKK' },
            discounts: [],
            image: expect.objectContaining({ url: rawImage.url, alt: 'A cover' }),
            vendor: 'Gatehouse Press',
            isEvent: false,
            collectionTitle: 'Handbooks',
            availableForSale: true,
          },
        ],
        subtotal: { amountMinor: 69900, currency: 'DKK' },
        discounts: [],
        total: { amountMinor: 69900, currency: 'DKK' },
        discountCodes: [],
      },
    });
  });

  it('knows places at events by their vendor', async () => {
    const { send } = createShopResponding({ data: { cart: rawCart } });
    const client = createCartClient({ send, eventVendors: ['Gatehouse Press'] });
    expect(await client.readCart('id')).toMatchObject({ cart: { lines: [{ isEvent: true }] } });
  });

  it('is gone if the shop does not know it', async () => {
    expect(await reading(null)).toEqual({ outcome: 'missing' });
  });

  it('may contain a line with the quantity 0', async () => {
    expect(await withLine({ quantity: 0 })).toMatchObject({ cart: { lines: [{ quantity: 0 }] } });
  });

  it.each([
    [
      { minimum: 6, maximum: 18, increment: 3 },
      { minimum: 6, maximum: 18, increment: 3 },
    ],
    [{ minimum: 1, maximum: null, increment: 1 }, undefined],
    [{ minimum: 1, maximum: 500, increment: 1 }, undefined],
    // The api accepts 99 at most, which is no multiple of 6.
    [
      { minimum: 6, maximum: null, increment: 6 },
      { minimum: 6, maximum: 96, increment: 6 },
    ],
    [
      { minimum: 1, maximum: 1, increment: 1 },
      { minimum: 1, maximum: 1, increment: 1 },
    ],
    [{ minimum: 1, maximum: null, increment: 0 }, undefined],
    [{ minimum: 'six' }, undefined],
    [null, undefined],
  ])('has the quantities in which a line is sold: %j is %j [4.5.21]', async (quantityRule, expected) => {
    const read = await withLine({ merchandise: { ...rawLine?.merchandise, quantityRule } });
    expect(read.outcome === 'found' && read.cart.lines[0]?.quantityRule).toEqual(expected);
  });

  it('has a handle that fits into a URL, even if the shop cuts a letter in half', async () => {
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
  ])('is rejected with %s', async (_what, changes) => {
    expect(await withLine(changes)).toMatchObject({ outcome: 'unreadable' });
  });

  it.each([
    ['javascript:alert(1)', 'unreadable'],
    ['http://shop.test/cart', 'unreadable'],
    ['//shop.test/cart', 'unreadable'],
    ['https://user@shop.test/cart', 'unreadable'],
    ['http://127.0.0.1:4400/shop/cart/c/a?key=b', 'found'],
    ['https://shop.test/cart/c/a?key=b&x=1', 'found'],
  ])('with the checkout %s is %s', async (checkoutUrl, outcome) => {
    expect(await reading({ ...rawCart, checkoutUrl })).toMatchObject(
      outcome === 'found' ? { outcome, cart: { checkoutUrl } } : { outcome },
    );
  });

  it('shows pictures of listed hosts if there is a list, and of any https host otherwise', async () => {
    const image = { ...rawImage, url: 'https://other.test/a.jpg', small: 'https://other.test/b.jpg' };
    const merchandise = { ...rawLine?.merchandise, image };
    expect(await withLine({ merchandise })).toMatchObject({
      cart: { lines: [{ image: { url: image.url } }] },
    });
    const { send } = createShopResponding({
      data: { cart: { ...rawCart, lines: { nodes: [{ ...rawLine, merchandise }] } } },
    });
    const listed = await createCartClient({
      send,
      checkPicture: (url) => toSafeImageUrl(url, addresses),
    }).readCart('id');
    expect(listed).toMatchObject({ outcome: 'found', cart: { lines: [{ image: undefined }] } });
    const unsafe = { ...rawLine?.merchandise, image: { ...rawImage, url: 'http://other.test/a.jpg' } };
    expect(await withLine({ merchandise: unsafe })).toMatchObject({
      cart: { lines: [{ image: undefined }] },
    });
  });
});

it('names every document by its id: the browser has no documents, and the api has them', async () => {
  const sent: string[] = [];
  const send = async (question: string) => {
    sent.push(question);
    return { data: { cart: 'unreadable' } };
  };
  const client = createCartClient({ send });
  const line = { variantId: 'v', id: 'line', quantity: 1 };
  await client.readCart('id');
  await client.createCart([line]);
  await client.addLines('id', [line]);
  await client.updateLines('id', [line]);
  await client.removeLines('id', ['line']);
  const names = sent.map((question) => operations.find(({ id }) => id === question)?.name);
  expect(names).toEqual([
    'Cart',
    'CartWithoutProducts',
    'CartCreate',
    'CartLinesAdd',
    'CartLinesUpdate',
    'CartLinesRemove',
  ]);
});

describe('a change', () => {
  const changing = (payload: object, errors?: object[]) => {
    const { send, sent } = createShopResponding({ data: { cartLinesAdd: payload }, errors });
    const lines = [{ variantId: 'v', quantity: 1 }];
    return { sent, change: createCartClient({ send }).addLines('id', lines) };
  };

  it('returns the cart as the shop has it, and what the shop changed', async () => {
    const warnings = [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: 'line', message: 'Only 3' }];
    const { change, sent } = changing({ cart: rawCart, userErrors: [], warnings });
    expect(await change).toMatchObject({
      outcome: 'done',
      cart: { id: rawCart.id },
      warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', lineId: 'line' }],
    });
    expect(sent[0]?.variables).toEqual({ cartId: 'id', lines: [{ merchandiseId: 'v', quantity: 1 }] });
  });

  it('is refused with the shop’s reasons [8.4.3]', async () => {
    const error = { code: 'INVALID', field: ['lines', '0', 'merchandiseId'], message: 'No such thing' };
    expect(await changing({ cart: rawCart, userErrors: [error], warnings: [] }).change).toEqual({
      outcome: 'refused',
      userErrors: [error],
    });
  });

  it.each([
    ['there is none', { data: { cart: null } }, { outcome: 'missing' }],
    ['there is one', { data: { cart: rawCart } }, { outcome: 'refused' }],
    ['there is no response', 'no response', { outcome: 'failed' }],
  ])(
    'with an error at the cart’s id has the outcome of reading that cart: %s',
    async (_what, reading, outcome) => {
      const error = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };
      const refusal = { data: { cartLinesRemove: { cart: null, userErrors: [error] } } };
      const { send } = createShopRespondingEach({ CartLinesRemove: refusal, Cart: reading });
      expect(await createCartClient({ send }).removeLines('id', ['line'])).toMatchObject(outcome);
    },
  );

  it('fails if there is no readable response', async () => {
    expect(await changing({ cart: null, userErrors: [] }).change).toMatchObject({ outcome: 'failed' });
    expect(await changing({}).change).toMatchObject({ outcome: 'failed' });
    expect(await changing({}, [{ message: 'Throttled' }]).change).toMatchObject({ reason: 'Throttled' });
    const client = createCartClient({ send: unreachable });
    expect(await client.removeLines('id', ['line'])).toEqual({
      outcome: 'failed',
      reason: 'the line is dead',
    });
  });

  it('outlives its page and can be aborted, as a read can', async () => {
    const options: unknown[] = [];
    const client = createCartClient({
      send: async (_document, _variables, given) => void options.push(given),
    });
    const { signal } = new AbortController();
    await client.addLines('id', [], { signal });
    await client.readCart('id', { signal });
    expect(options).toEqual([{ signal, keepalive: true }, { signal }]);
  });
});

describe('a discount', () => {
  const off = (amount: string, name: object) => ({
    discountedAmount: { amount, currencyCode: 'DKK' },
    ...name,
  });

  it('is a line’s own, or the whole cart’s if the vendor lists it only among all of a line', async () => {
    const ownDiscount = off('69.9', { title: 'Winter week' });
    const ofCart = off('100.0', { code: 'FRIENDS' });
    const node = { ...rawLine, discountAllocations: [ownDiscount], everyDiscount: [ownDiscount, ofCart] };
    const other = { ...rawLine, everyDiscount: [ofCart, off('0.0', { title: 'Nothing' })] };
    const response = await reading({
      ...rawCart,
      cost: {
        subtotalAmount: { amount: '1328.1', currencyCode: 'DKK' },
        totalAmount: { amount: '1128.1', currencyCode: 'DKK' },
      },
      discountCodes: [{ code: 'FRIENDS', applicable: true }],
      lines: { nodes: [node, other] },
    });
    expect(response).toMatchObject({
      cart: {
        lines: [{ discounts: [{ name: 'Winter week', amountMinor: 6990 }] }, { discounts: [] }],
        subtotal: { amountMinor: 132810 },
        discounts: [{ name: 'FRIENDS', amountMinor: 20000 }],
        total: { amountMinor: 112810 },
        discountCodes: [{ code: 'FRIENDS', applicable: true }],
      },
    });
  });
});

describe('a cart with products that are no longer sold', () => {
  const nullProduct = {
    data: { cart: null },
    errors: [{ message: 'Cannot return null for non-nullable field ProductVariant.product.' }],
  };
  const bare = (...letters: string[]) => ({
    data: {
      cart: {
        lines: {
          nodes: letters.map((letter) => ({
            id: `line ${letter}`,
            merchandise: { id: `variant ${letter}`, title: `Kind ${letter}` },
          })),
        },
      },
    },
  });
  const node = (letter: string) => ({ id: `variant ${letter}`, product: { id: `product ${letter}` } });
  const read = (responses: Record<string, unknown>) =>
    createCartClient({ send: createShopRespondingEach({ Cart: nullProduct, ...responses }).send }).readCart(
      'id',
    );

  it('names their lines, whether the shop leaves out the variants or fails', async () => {
    const lines = [{ id: 'line B', variantId: 'variant B', variantTitle: 'Kind B' }];
    for (const nodes of [[node('A'), null], [node('A')], [node('A'), { id: 'variant B' }]])
      expect(
        await read({
          CartWithoutProducts: bare('A', 'B'),
          VariantsOnSale: { data: { nodes }, errors: nullProduct.errors },
        }),
      ).toEqual({ outcome: 'unsold', lines });
  });

  it.each([
    [
      'none of them is to blame',
      { CartWithoutProducts: bare('A'), VariantsOnSale: { data: { nodes: [node('A')] } } },
    ],
    ['there are no lines', { CartWithoutProducts: bare() }],
    ['it cannot be read without products either', { CartWithoutProducts: nullProduct }],
    ['the shop does not say what is sold', { CartWithoutProducts: bare('A'), VariantsOnSale: nullProduct }],
  ])('is unreadable when %s', async (_what, responses) => {
    expect(await read(responses)).toMatchObject({ outcome: 'unreadable' });
  });

  it.each([
    ['fails when a response is lost', { CartWithoutProducts: bare('A') }, 'failed'],
    ['is missing if there is no cart', { CartWithoutProducts: { data: { cart: null } } }, 'missing'],
  ])('%s', async (_what, responses, outcome) => {
    expect(await read(responses)).toMatchObject({ outcome });
  });

  it.each(['THROTTLED', 'INTERNAL_SERVER_ERROR'])('does not treat %s as that', async (code) => {
    const response = { errors: [{ message: 'No', extensions: { code } }] };
    expect(await read({ Cart: response })).toMatchObject({ outcome: 'failed' });
  });
});

it('sends absolute quantities and ids in the shop’s format', async () => {
  const { send, sent } = createShopResponding({});
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

it('never rejects, whatever the shop returns, and refuses invalid lines', async () => {
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
      const { send } = createShopResponding({
        data: { cart: value, cartCreate: { cart: value, userErrors: [] } },
      });
      const client = createCartClient({ send });
      const responses = [await client.readCart('id'), await client.createCart([])];
      for (const response of responses) {
        if (!('cart' in response)) continue;
        const lines = response.cart.lines;
        expect(lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 0)).toBe(true);
        expect(lines.every(({ price }) => Number.isSafeInteger(price.amountMinor))).toBe(true);
      }
      const { outcome } = await createCartClient({ send: createShopResponding(odd).send }).readCart('id');
      expect(['failed', 'unreadable']).toContain(outcome);
    }),
    { numRuns: 500 },
  );
});
