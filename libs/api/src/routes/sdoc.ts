import { isEmailAddress } from '@guildhall/api-contract/email';
import { sdocRequestSchema, sdocResponseSchema, type SdocResponse } from '@guildhall/api-contract/invoice';
import { toSafeExitUrl } from '@guildhall/safe-content';
import type { EventVendors } from '@guildhall/shop-client';
import { type ShopAdmin, ShopResponseError, type Storefront } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { ApiError } from '../errors/api-error.ts';
import type { Config } from '../config/config.ts';
import { createAttemptKey } from '../invoice/attempt-key.ts';
import { formatRefusal } from '../invoice/format-refusal.ts';
import type { Refusal } from '../invoice/refusal.ts';
import type { RefusalTexts } from '../invoice/refusal-texts.ts';
import type { Invoices } from '../invoice/invoices.ts';
import { validateOrder, type OrderProblem } from '../invoice/order-rules.ts';
import { parseVatNumber } from '../config/vat-number.ts';
import type { VatCheck } from '../invoice/vies.ts';
import { toCustomerNetwork } from '../protection/customer-network.ts';
import { createTotalLimit } from '../protection/total-limit.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { defineRoute } from './route.ts';

/** Without a shop, the response to every order is that invoices are not configured. */
export interface SdocOptions {
  eventVendors: EventVendors;
  texts: RefusalTexts;
  /** Of the organisation, for names of countries. */
  language: string;
  config: Pick<Config, 'SITE_ORIGIN' | 'CHECKOUT_ORIGINS' | 'DEADLINE_MS' | 'SHOP_COUNTRY'>;
  /** Vendors and product types that are sold with VAT to everybody. */
  neverExempt: readonly string[];
  vatCheck: VatCheck;
  /** Maximum wait for it. */
  vatCheckMs: number;
  shop: { admin: ShopAdmin; invoices: Invoices } | undefined;
  /** The site's own channel, where it is configured: it knows what is published there. */
  storefront: Storefront | undefined;
}

type Order = v.InferOutput<typeof sdocRequestSchema>;

/**
 * An EU business orders without VAT: its number is checked, then the shop creates an invoice that it pays there. A
 * permanent refusal is the response; any other failure is `INVOICE_NOT_NOW`, so that the browser repeats the same
 * attempt.
 */
export function createSdocRoute(parts: SdocOptions) {
  const { config, texts, language, vatCheckMs } = parts;
  // Each one asks the EU, which limits us, and may create an order. A visitor's own mistakes are not counted.
  const countInTotal = createTotalLimit({ first: 60, further: 60 });
  return defineRoute({
    method: 'POST',
    path: '/sdoc',
    body: sdocRequestSchema,
    response: sdocResponseSchema,
    // Each call also calls the EU's service, and may create an order.
    perMinute: 12,
    // The EU's response, then several responses of the shop, one after another.
    deadlineMs: Math.max(1, vatCheckMs + config.DEADLINE_MS * 2),
    handle: async ({ body, request, reply, signal }): Promise<SdocResponse> => {
      const result = await createInvoice(parts, body, {
        ...{ request, signal },
        count: () => countInTotal(request, reply),
      }).catch(createErrorHandler(request));
      if ('kind' in result) return { success: false, ...formatRefusal(result, texts, language) };
      const invoiceUrl = toSafeExitUrl(result.invoiceUrl, { origins: config.CHECKOUT_ORIGINS });
      if (invoiceUrl === undefined) {
        request.log.error(
          'the shop returned an invoice URL on a host that is not configured in CHECKOUT_ORIGINS',
        );
        throw new ApiError('INVOICE_NOT_NOW');
      }
      forgetCart(reply, config.SITE_ORIGIN);
      return { success: true, invoiceUrl };
    },
  });
}

interface InvoiceCall {
  request: FastifyRequest;
  signal: AbortSignal;
  /** Counts the order, and refuses it when too many were sent by all visitors. */
  count: () => void;
}

async function createInvoice(
  parts: SdocOptions,
  order: Order,
  call: InvoiceCall,
): Promise<{ invoiceUrl: string } | Refusal> {
  const { shop, vatCheck, config, texts } = parts;
  if (!shop) throw new ApiError('API_NOT_CONFIGURED');
  const { country, vatNr, lineItems, email, company } = order;
  const number = parseVatNumber(country, vatNr);
  if ((country === 'GR' ? 'EL' : country) === config.SHOP_COUNTRY)
    return { kind: 'own country', country: config.SHOP_COUNTRY };
  if (!number) return { kind: 'invalid number' };
  if (email && !isEmailAddress(email)) return { kind: 'invalid email' };
  call.count();
  const check = await vatCheck.check(number, call.signal, () =>
    call.request.log.error(
      'the EU does not accept seller.vatNumber of the organisation: there is no consultation number',
    ),
  );
  if (check.status === 'unknown') throw new ApiError('INVOICE_NOT_NOW', texts.cannotBeChecked);
  if (check.status === 'invalid') return { kind: 'invalid number' };
  const problem = await findOrderProblem(parts, shop.admin, lineItems, call);
  if (problem) return problem;
  // Without a browser's ID, equal orders are the same attempt only from the same network.
  const attemptId = readIdempotencyKey(call.request) || toCustomerNetwork(call.request.ip);
  const key = createAttemptKey(attemptId, number, order);
  const { confirmation } = check;
  const input = shop.admin.toOrderInput({ key, number, confirmation, email, company, lineItems });
  const invoice = await shop.invoices.makeOnce(key, input);
  if (invoice.outcome === 'being made') throw new ApiError('INVOICE_BEING_MADE');
  return invoice;
}

/** Checks the order against the shop’s administration and the site’s channel. */
async function findOrderProblem(
  { storefront, neverExempt, eventVendors }: SdocOptions,
  admin: ShopAdmin,
  lineItems: Order['lineItems'],
  { request, signal }: InvoiceCall,
): Promise<OrderProblem | undefined> {
  const ids = [...new Set(lineItems.map(({ variantId }) => variantId))];
  const [variants, here] = await Promise.all([
    admin.listVariants(ids),
    storefront?.fetchSoldHere(ids, { buyerIp: request.ip, signal }),
  ]);
  return validateOrder({ lineItems, variants, soldHere: here, neverExempt, eventVendors });
}

/** Logs the shop's reasons for the operator; the visitor only learns that the order is impossible, now or for good. */
function createErrorHandler({ log }: FastifyRequest) {
  return (error: unknown): Refusal => {
    if (error instanceof ShopResponseError) {
      log.warn({ shop: { fault: error.fault, messages: error.messages } }, 'the shop created no invoice');
      if (error.fault === 'refused') return { kind: 'shop refused' };
      throw new ApiError('INVOICE_NOT_NOW');
    }
    throw error instanceof UpstreamError ? new ApiError('INVOICE_NOT_NOW') : error;
  };
}

/** The cart has become an order: deletes its cookie, with the attributes that the browser has set. */
function forgetCart(reply: FastifyReply, siteOrigin: string): void {
  const secure = siteOrigin.startsWith('https:');
  void reply.clearCookie('checkoutObj', { path: '/', sameSite: 'lax', secure });
}
