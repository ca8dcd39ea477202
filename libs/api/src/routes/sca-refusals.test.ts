import { describe, expect, it } from 'vitest';
import { getDocument, getHash, startShopApi } from './sca.fixture.ts';

const product = getDocument('Product');
const create = getDocument('CartCreate');
const cartId = 'gid://shopify/Cart/abc';
const variantId = 'gid://shopify/ProductVariant/42';
const lines = (quantity: unknown, merchandiseId: unknown = variantId) => ({
  lines: [{ merchandiseId, quantity }],
});
const handle = { handle: 'a' };
const many = (count: number) =>
  Array.from({ length: count }, () => ({ merchandiseId: variantId, quantity: 1 }));

/** Texts that are not documents of this build, and variables that do not fit a document. */
const unknownDocuments: [string, unknown][] = [
  ['introspection', { query: '{ __schema { types { name } } }' }],
  ['introspection of a type', { query: '{ __type(name: "Cart") { fields { name } } }' }],
  [
    'introspection beside ours',
    { query: product.replace('product(', '__typename product('), variables: handle },
  ],
  ['a typename alone', { query: '{ __typename }' }],
  ['another query', { query: '{ shop { name } }' }],
  ['customers', { query: '{ customer(customerAccessToken: "a") { email } }' }],
  ['another mutation', { query: 'mutation { cartNoteUpdate(cartId: "a", note: "b") { cart { id } } }' }],
  ['a sign-up', { query: 'mutation { customerCreate(input: {}) { customer { id } } }' }],
  [
    'a gift card',
    { query: 'mutation { cartGiftCardCodesUpdate(cartId: "a", giftCardCodes: ["b"]) { cart { id } } }' },
  ],
  ['a discount', { query: 'mutation { cartDiscountCodesUpdate(cartId: "a") { cart { id } } }' }],
  ['an admin mutation', { query: 'mutation { draftOrderCreate(input: {}) { draftOrder { id } } }' }],
  ['a subscription', { query: 'subscription { product { id } }' }],
  ['an alias', { query: product.replace('product(', 'mine: product('), variables: handle }],
  [
    'a hundred aliases',
    { query: `{ ${Array.from({ length: 100 }, (_, at) => `a${at}: shop { name }`).join(' ')} }` },
  ],
  ['one more field', { query: product.replace('title', 'title tags'), variables: handle }],
  ['one field less', { query: product.replace('title', ''), variables: handle }],
  ['more of a list', { query: product.replace('first: 10', 'first: 250'), variables: handle }],
  ['other spaces', { query: product.replace(' {', '\n{'), variables: handle }],
  ['a comment', { query: `# hello\n${product}`, variables: handle }],
  ['a space at the end', { query: `${product} `, variables: handle }],
  ['two of ours', { query: `${product}\n${create}`, variables: handle }],
  [
    'two in a list',
    [
      { query: product, variables: handle },
      { query: product, variables: handle },
    ],
  ],
  ['an operation by name', { query: product, variables: handle, operationName: 'Product' }],
  ['an extension', { query: product, variables: handle, extensions: { persistedQuery: {} } }],
  ['an unknown hash', { query: 'a'.repeat(64), variables: handle }],
  ['half a hash', { query: getHash('Product').slice(0, 32), variables: handle }],
  ['an id and a letter', { query: `${getHash('Product').slice(0, 16)}a`, variables: handle }],
  ['less than an id', { query: getHash('Product').slice(0, 15), variables: handle }],
  ['a hash in capitals', { query: 'A5DABD2B96BDA1C248F1655C3E8874C7', variables: handle }],
  ['the name of one of ours', { query: 'Product', variables: handle }],
  ['a property of objects', { query: '__proto__', variables: {} }],
  ['nothing', {}],
  ['an empty text', { query: '' }],
  ['no text', { query: { product: 1 } }],
  ['a long text', { query: `${product}${' '.repeat(20_000)}` }],
  ['no object', 'query'],
  ['null', null],
  ['no variables', { query: product }],
  ['another variable', { query: product, variables: { ...handle, id: 'a' } }],
  ['a list of variables', { query: product, variables: [handle] }],
  ['huge variables', { query: product, variables: { handle: 'a'.repeat(60_000) } }],
  ['deep variables', { query: product, variables: { handle: { a: { b: { c: [[[[]]]] } } } } }],
  ['a whole catalogue', { query: getDocument('Collection'), variables: { handle: 'a', first: 250 } }],
  ['a negative number', { query: getDocument('Collection'), variables: { handle: 'a', first: -1 } }],
  ['no quantity', { query: create, variables: lines(0) }],
  ['half a quantity', { query: create, variables: lines(1.5) }],
  ['a hundred', { query: create, variables: lines(100) }],
  ['a negative quantity', { query: create, variables: lines(-1) }],
  ['a product for a variant', { query: create, variables: lines(1, 'gid://shopify/Product/1') }],
  ['a line with attributes', { query: create, variables: { lines: [{ ...many(1)[0], attributes: [] }] } }],
  ['too many lines', { query: create, variables: { lines: many(101) } }],
  ['a cart that is none', { query: getDocument('Cart'), variables: { id: 'gid://shopify/Order/1' } }],
  ['a cart with more', { query: getDocument('Cart'), variables: { id: `${cartId}?key=a b` } }],
  ['a search for anything', { query: getDocument('Search'), variables: { query: 'tag:secret' } }],
  ['a search with more', { query: getDocument('Search'), variables: { query: 'title:a* OR tag:b*' } }],
  [
    'a page of a whole catalogue',
    { query: getDocument('CollectionPage'), variables: { handle: 'a', first: 51 } },
  ],
  [
    'an order of its own',
    { query: getDocument('CollectionPage'), variables: { handle: 'a', first: 2, sortKey: 'ID' } },
  ],
  [
    'a cursor that is none',
    { query: getDocument('CollectionPage'), variables: { handle: 'a', first: 2, after: '{}' } },
  ],
  ['too many products', { query: getDocument('ProductSearch'), variables: { query: 'a', first: 51 } }],
  [
    'too many places',
    { query: getDocument('ProductSearch'), variables: { query: 'a', first: 251, withProducts: false } },
  ],
  [
    'as many products as places',
    { query: getDocument('CollectionPage'), variables: { handle: 'a', first: 250, withProducts: true } },
  ],
  [
    'a search for one word or the other',
    { query: getDocument('ProductSearch'), variables: { query: 'a OR b', first: 2 } },
  ],
  ['a search in one field', { query: getDocument('ProductSearch'), variables: { query: 'tag:b', first: 2 } }],
  ['a search for all', { query: getDocument('Search'), variables: { query: '*' } }],
];

const search = (text: string) => ({ data: text });
const unknownSearches: [string, unknown][] = [
  ['no GraphQL', search('tide')],
  ['another field', search('{ shop { name } }')],
  [
    'another field beside it',
    search('{ products(first: 5, query: "title:a*") { edges { node { id } } } shop { name } }'),
  ],
  ['an alias', search('{ p: products(first: 5, query: "title:a*") { edges { node { id } } } }')],
  ['more of them', search('{ products(first: 250, query: "title:a*") { edges { node { id } } } }')],
  ['fewer of them', search('{ products(first: 4, query: "title:a*") { edges { node { id } } } }')],
  ['the last ones', search('{ products(last: 5, query: "title:a*") { edges { node { id } } } }')],
  [
    'one more argument',
    search('{ products(first: 5, query: "title:a*", reverse: true) { edges { node { id } } } }'),
  ],
  [
    'the same argument twice',
    search('{ products(first: 5, first: 5, query: "title:a*") { edges { node { id } } } }'),
  ],
  ['no query', search('{ products(first: 5) { edges { node { id } } } }')],
  ['a tag', search('{ products(first: 5, query: "tag:a*") { edges { node { id } } } }')],
  ['a title and a tag', search('{ products(first: 5, query: "title:a tag:b*") { edges { node { id } } } }')],
  ['an alternative', search('{ products(first: 5, query: "title:a OR b*") { edges { node { id } } } }')],
  ['a whole title', search('{ products(first: 5, query: "title:a") { edges { node { id } } } }')],
  ['everything', search('{ products(first: 5, query: "*") { edges { node { id } } } }')],
  ['a variable', search('query ($q: String) { products(first: 5, query: $q) { edges { node { id } } } }')],
  [
    'a directive',
    search('{ products(first: 5, query: "title:a*") @include(if: true) { edges { node { id } } } }'),
  ],
  ['a mutation', search('mutation { products(first: 5, query: "title:a*") { edges { node { id } } } }')],
  [
    'a fragment',
    search(
      '{ ...A } fragment A on QueryRoot { products(first: 5, query: "title:a*") { edges { node { id } } } }',
    ),
  ],
  [
    'two operations',
    search(
      'query A { products(first: 5, query: "title:a*") { edges { node { id } } } } query B { shop { name } }',
    ),
  ],
  ['a bomb', search(`{ products(first: 5, query: "title:a*") ${'{ a '.repeat(300)}${'}'.repeat(300)} }`)],
  [
    'a long text',
    search(`{ products(first: 5, query: "title:${'a'.repeat(3000)}*") { edges { node { id } } } }`),
  ],
  [
    'variables',
    { data: '{ products(first: 5, query: "title:a*") { edges { node { id } } } }', variables: {} },
  ],
];

describe('the shop is never called', () => {
  it.each([...unknownDocuments, ...unknownSearches])('for %s [7.2.1]', async (_name, payload) => {
    const { send, received } = await startShopApi();
    const response = await send(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: { code: expect.stringMatching(/^API_(UNKNOWN_OPERATION|INVALID_BODY)$/) },
    });
    expect(received).toEqual([]);
  });
});

describe('a search by title', () => {
  it('sends our own document, however the words are wrapped [7.2.2]', async () => {
    const { send, received } = await startShopApi();
    const text =
      'query Mine { products(first: 5, query: "title:Tide\\\\ ta*") { edges { node { secretField } } } }';
    expect((await send(search(text))).statusCode).toBe(200);
    expect(received).toMatchObject([
      { body: { query: getDocument('Search'), variables: { query: 'title:Tide title:ta*' } } },
    ]);
  });

  it('finds nothing for punctuation only, without a call', async () => {
    const { send, received } = await startShopApi();
    const response = await send(
      search('{ products(first: 5, query: "title:…*") { edges { node { id } } } }'),
    );
    expect(response.json()).toEqual({ data: { products: { edges: [] } } });
    expect(received).toEqual([]);
  });
});

describe('the limit of calls', () => {
  const collections = { query: getDocument('Collections') };

  it('applies to visitors, and not to the site, which reads for all of them', async () => {
    const { send } = await startShopApi(undefined, {
      RATE_LIMIT_PER_MINUTE: '1',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const visitor = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = [];
    for (const headers of [{}, {}, {}, visitor, visitor])
      statuses.push((await send(collections, headers)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('applies to everybody if no proxy is trusted', async () => {
    const { send } = await startShopApi(undefined, { RATE_LIMIT_PER_MINUTE: '1' });
    expect((await send(collections)).statusCode).toBe(200);
    expect((await send(collections)).statusCode).toBe(429);
  });
});
