import { maxQuantityPerLine } from '@guildhall/shop-client';
import { describe, expect, it } from 'vitest';
import { book, order, startInvoiceApi, walk, webinar } from './sdoc.fixture.ts';

const getInput = ({ body }: { body: unknown } = { body: undefined }) =>
  (body as { variables: { input: Record<string, unknown> } }).variables.input;
const of = (...variants: string[]) => ({
  ...order,
  lineItems: variants.map((variantId) => ({ variantId, quantity: 1 })),
});

describe('a business in the seller’s own country', () => {
  it('is not exempt: it is sent to the checkout as usual, and VIES is not called [7.3.5]', async () => {
    const { requestInvoice, euRequests, shopRequests } = await startInvoiceApi();
    const response = await requestInvoice({ ...order, country: 'DK', vatNr: '13585628' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: false,
      field: 'country',
      message: 'Businesses in Denmark pay VAT here. Use the normal checkout: your receipt will show the VAT.',
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect([...euRequests, ...shopRequests]).toEqual([]);
  });

  it('is one in the configured country, with either code of Greece [7.3.5]', async () => {
    const greek = { ...order, country: 'GR', vatNr: '094259216' };
    const { requestInvoice } = await startInvoiceApi({ env: { SHOP_COUNTRY: 'EL' } });
    expect((await requestInvoice(greek)).json()).toMatchObject({ success: false, field: 'country' });
    expect((await requestInvoice(greek)).json().message).toContain('Businesses in Greece');
    expect((await requestInvoice({ ...order, country: 'DK', vatNr: '13585628' })).json()).toMatchObject({
      success: true,
    });
  });
});

describe('what is never sold without VAT', () => {
  it('includes admission to events in person, unless configured otherwise [7.3.6]', async () => {
    const { requestInvoice, creations } = await startInvoiceApi();
    expect((await requestInvoice(of(book, walk))).json()).toEqual({
      success: false,
      message:
        '“Walk” is always sold with VAT. Remove it from your cart to get an invoice for the rest, and buy it separately at the checkout.',
    });
    expect(creations()).toEqual([]);
    expect((await requestInvoice(of(book, webinar))).json()).toMatchObject({ success: true });
  });

  it('is configured by vendor or product type [7.3.6]', async () => {
    const { requestInvoice } = await startInvoiceApi({ seller: { neverExempt: ['Nobody', 'BOOKS'] } });
    expect((await requestInvoice(of(book))).json()).toMatchObject({ success: false });
    expect((await requestInvoice(of(walk))).json()).toMatchObject({ success: true });
    const { requestInvoice: requestFromOtherApi } = await startInvoiceApi({
      seller: { neverExempt: [] },
    });
    expect((await requestFromOtherApi(of(walk))).json()).toMatchObject({ success: true });
  });
});

describe('an unavailable product', () => {
  const remove = 'Remove it from your cart and try again.';
  const product = (status: string) => ({
    product: { id: '1', title: 'Almanac', vendor: 'a', productType: '', status },
  });

  it.each([
    ['sold out', { availableForSale: false, sellableOnlineQuantity: 0 }, `“Almanac” is sold out. ${remove}`],
    ['archived', product('ARCHIVED'), `“Almanac” is no longer available. ${remove}`],
    ['a draft', product('DRAFT'), `“Almanac” is no longer available. ${remove}`],
    [
      'less than is ordered',
      { sellableOnlineQuantity: 2 },
      'Only 2 of “Almanac” left. Change the quantity and try again.',
    ],
  ])('is refused by name if it is %s, and the input is kept [7.3.7]', async (_name, different, message) => {
    const { requestInvoice, creations } = await startInvoiceApi({ variants: { [book]: different } });
    const response = await requestInvoice();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: false, message });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(creations()).toEqual([]);
  });

  it.each([{ inventoryPolicy: 'CONTINUE' }, { inventoryItem: { tracked: false } }])(
    'is not one that the shop sells without counting: %j',
    async (different) => {
      const variants = { [book]: { sellableOnlineQuantity: 0, ...different } };
      const { requestInvoice } = await startInvoiceApi({ variants });
      expect((await requestInvoice()).json()).toMatchObject({ success: true });
    },
  );

  it('is detected across all lines of the same product', async () => {
    const { requestInvoice } = await startInvoiceApi({ variants: { [book]: { sellableOnlineQuantity: 3 } } });
    expect((await requestInvoice(of(book, book, book))).json()).toMatchObject({ success: true });
    expect((await requestInvoice(of(book, book, book, book))).json().message).toContain('Only 3 of');
  });

  it('is one that the site’s own channel does not sell, even if it is active in the administration [7.3.7]', async () => {
    const storefront = (response: object | null) => (ids: string[]) => ({
      data: { nodes: ids.map((id) => response && { id, ...response }) },
    });
    const checkRequest = async (response: object | null) =>
      (await (await startInvoiceApi({ storefront: storefront(response) })).requestInvoice()).json();
    expect((await checkRequest(null)).message).toContain('“Almanac” is no longer available');
    expect((await checkRequest({ availableForSale: false })).message).toContain('“Almanac” is sold out');
    expect(await checkRequest({ availableForSale: true })).toMatchObject({ success: true });
  });
});

describe('proof for auditors', () => {
  const confirmed = {
    valid: true,
    requestIdentifier: 'WAPIAAAAY1',
    requestDate: '2026-11-21T12:00:00.000Z',
    name: 'Tee & Söhne GmbH',
    address: 'Kai 1',
  };

  it('is on the order: who checked which number when, and its owner [7.3.8] [7.3.2]', async () => {
    const { requestInvoice, creations, euRequests } = await startInvoiceApi({
      vies: () => ({ body: confirmed }),
      seller: { vatNumber: 'DK 13 58 56 28' },
    });
    await requestInvoice({ ...order, email: 'ada@tee.example', company: 'Tee' });
    expect(euRequests[0]?.body).toEqual({
      countryCode: 'DE',
      vatNumber: '136695976',
      requesterMemberStateCode: 'DK',
      requesterNumber: '13585628',
    });
    expect(getInput(creations()[0])).toMatchObject({
      taxExempt: true,
      acceptAutomaticDiscounts: true,
      email: 'ada@tee.example',
      note: expect.stringContaining('DE136695976'),
      customAttributes: [
        { key: 'VAT number', value: 'DE136695976' },
        { key: 'Country', value: 'DE' },
        { key: 'Company', value: 'Tee' },
        { key: 'VAT check: name', value: 'Tee & Söhne GmbH' },
        { key: 'VAT check: consultation number', value: 'WAPIAAAAY1' },
        { key: 'VAT check: time', value: '2026-11-21T12:00:00.000Z' },
      ],
    });
  });

  it('has no empty fields for unknown values, and needs neither email address nor company [7.3.8] [7.3.2]', async () => {
    const { requestInvoice, creations } = await startInvoiceApi({
      vies: () => ({ body: { ...confirmed, name: '---', requestIdentifier: '' } }),
    });
    const response = await requestInvoice({ ...order, email: ' ', company: '' });
    expect(response.json()).toMatchObject({ success: true });
    const { customAttributes, ...input } = getInput(creations()[0]) as {
      customAttributes: { key: string }[];
    };
    expect(input).not.toHaveProperty('email');
    expect(customAttributes.map(({ key }) => key)).toEqual(['VAT number', 'Country', 'VAT check: time']);
  });

  it('never prevents the invoice: a seller’s number that the EU rejects is left out', async () => {
    const { requestInvoice, log, euRequests } = await startInvoiceApi({
      vies: ({ body }) => ({
        body:
          'requesterNumber' in (body as object)
            ? { actionSucceed: false, errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] }
            : confirmed,
      }),
      seller: { vatNumber: '13585628' },
    });
    expect((await requestInvoice()).json()).toMatchObject({ success: true });
    expect(euRequests).toHaveLength(2);
    expect(JSON.stringify(log)).toContain('seller.vatNumber');
  });
});

describe('an email address', () => {
  it('that is invalid is reported at its field, before any supplier is called [7.3.3]', async () => {
    const { requestInvoice, euRequests } = await startInvoiceApi();
    expect((await requestInvoice({ ...order, email: 'ada@' })).json()).toEqual({
      success: false,
      field: 'email',
      message: 'Email is not valid',
    });
    expect(euRequests).toEqual([]);
  });
});

describe('a busy EU service', () => {
  const busy = (error: string) => ({ body: { actionSucceed: false, errorWrappers: [{ error }] } });

  it.each([
    'MS_MAX_CONCURRENT_REQ',
    'MS_MAX_CONCURRENT_REQ_TIME',
    'GLOBAL_MAX_CONCURRENT_REQ',
    'GLOBAL_MAX_CONCURRENT_REQ_TIME',
    'TIMEOUT',
  ])('is called again after %s, up to two times [8.4.4]', async (error) => {
    const { requestInvoice, euRequests } = await startInvoiceApi({
      vies: (_request, count) => (count <= 2 ? busy(error) : { body: { valid: true } }),
    });
    expect((await requestInvoice()).json()).toMatchObject({ success: true });
    expect(euRequests).toHaveLength(3);
  });

  it('is not called again after that, or after any other response', async () => {
    const { requestInvoice, euRequests } = await startInvoiceApi({
      vies: () => busy('MS_MAX_CONCURRENT_REQ'),
    });
    expect((await requestInvoice()).statusCode).toBe(503);
    expect(euRequests).toHaveLength(3);
    const { requestInvoice: requestFromOtherApi, euRequests: otherRequests } = await startInvoiceApi({
      vies: () => busy('VAT_BLOCKED'),
    });
    expect((await requestFromOtherApi()).statusCode).toBe(503);
    expect(otherRequests).toHaveLength(1);
  });

  it('is called once for a number that it has just confirmed, and each time for others', async () => {
    const { requestInvoice, euRequests } = await startInvoiceApi();
    await requestInvoice();
    await requestInvoice(order, { 'idempotency-key': 'another-attempt' });
    expect(euRequests).toHaveLength(1);
    const no = await startInvoiceApi({ vies: () => ({ body: { valid: false } }) });
    await no.requestInvoice();
    await no.requestInvoice();
    expect(no.euRequests).toHaveLength(2);
  });
});

describe('an error of the shop', () => {
  it('is in the log with the id of the call, without what was ordered', async () => {
    const userErrors = [
      { field: ['lineItems', '0', 'variantId'], message: `Product with ID ${book} does not exist.` },
    ];
    const body = { data: { draftOrderCreate: { draftOrder: null, userErrors } } };
    const { requestInvoice, log } = await startInvoiceApi({ create: () => ({ body }) });
    const { headers } = await requestInvoice();
    const line = log.find(({ msg }) => msg === 'the shop created no invoice');
    expect(line).toMatchObject({
      reqId: headers['x-request-id'],
      shop: { fault: 'refused', messages: ['lineItems.0.variantId: Product with ID … does not exist.'] },
    });
  });
});

it('allows as much of a product as a line of the cart, and not more', async () => {
  const { requestInvoice } = await startInvoiceApi();
  const status = async (quantity: number) =>
    (await requestInvoice({ ...order, lineItems: [{ variantId: book, quantity }] })).statusCode;
  expect([await status(maxQuantityPerLine), await status(maxQuantityPerLine + 1)]).toEqual([200, 400]);
});
