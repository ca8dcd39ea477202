import { sdocRequestSchema, type SdocAnswer } from '@guildhall/api-contract';
import { safeWayOut } from '@guildhall/safe-content';
import { UpstreamError } from '@guildhall/upstream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { ApiError } from '../answers/api-error.ts';
import type { Config } from '../config.ts';
import { attemptKey } from '../invoice/attempt-key.ts';
import { judgeOrder } from '../invoice/event-rule.ts';
import { cannotBeChecked, invoiceTexts } from '../invoice/invoice-texts.ts';
import type { Invoices } from '../invoice/invoices.ts';
import { orderInput } from '../invoice/order-input.ts';
import type { ShopAdmin } from '../invoice/shop-admin.ts';
import { ShopAnswerError } from '../invoice/shop-answer-error.ts';
import { readVatNumber } from '../invoice/vat-number.ts';
import type { VatCheck } from '../invoice/vies.ts';
import { defineRoute } from './route.ts';

/** What an invoice is made with. Without a shop, every order is answered that this is not set up. */
export interface InvoiceParts {
  config: Pick<Config, 'SITE_ORIGIN' | 'CHECKOUT_ORIGINS' | 'DEADLINE_MS' | 'VIES_DEADLINE_MS'>;
  vatCheck: VatCheck;
  shop: { admin: ShopAdmin; invoices: Invoices } | undefined;
}

type Order = v.InferOutput<typeof sdocRequestSchema>;
type Text = keyof typeof invoiceTexts;

/**
 * An EU business orders without VAT: its number is checked, then the shop makes an invoice that it pays there. An order
 * that is refused for good is answered as such; whatever else goes wrong is `INVOICE_NOT_NOW`, so that the browser asks
 * again for the same attempt.
 */
export function sdoc(parts: InvoiceParts) {
  const { config } = parts;
  return defineRoute({
    method: 'POST',
    path: '/sdoc',
    body: sdocRequestSchema,
    // Each call is a question to the EU's service, and may leave an order behind.
    perMinute: 12,
    // The EU's answer, then several of the shop's in a row.
    deadlineMs: Math.max(1, config.VIES_DEADLINE_MS + config.DEADLINE_MS * 2),
    answer: async ({ body, request, reply, signal }): Promise<SdocAnswer> => {
      const result = await invoiceFor(parts, body, attemptIdOf(request), signal).catch(notNow(request));
      if (!('invoiceUrl' in result)) return refusal(result.text);
      const invoiceUrl = safeWayOut(result.invoiceUrl, { origins: config.CHECKOUT_ORIGINS });
      if (invoiceUrl === undefined) {
        request.log.error('the shop gave an invoice address on a host that is not configured');
        throw new ApiError('INVOICE_NOT_NOW');
      }
      forgetCart(reply, config.SITE_ORIGIN);
      return { success: true, invoiceUrl };
    },
  });
}

async function invoiceFor(
  { shop, vatCheck }: InvoiceParts,
  { country, vatNr, lineItems }: Order,
  attemptId: string,
  signal: AbortSignal,
): Promise<{ invoiceUrl: string } | { text: Text }> {
  if (!shop) throw new ApiError('API_NOT_CONFIGURED');
  const number = readVatNumber(country, vatNr);
  if (!number) return { text: 'invalidNumber' };
  const verdict = await vatCheck.verdictOn(number, signal);
  if (verdict === 'unknown') throw new ApiError('INVOICE_NOT_NOW', cannotBeChecked);
  if (verdict === 'invalid') return { text: 'invalidNumber' };
  const ids = [...new Set(lineItems.map(({ variantId }) => variantId))];
  const judged = judgeOrder(lineItems, await shop.admin.variants(ids));
  if (judged !== 'fine') return { text: judged === 'gone' ? 'gone' : 'oneEventOnly' };
  const key = attemptKey(attemptId, number, lineItems);
  const invoice = await shop.invoices.makeOnce(key, orderInput(key, number, lineItems));
  if (invoice.outcome === 'being made') throw new ApiError('INVOICE_BEING_MADE');
  return invoice;
}

/** What the shop finds fault with is for its operator; the visitor is told that it will not work, or not now. */
function notNow({ log }: FastifyRequest) {
  return (error: unknown): { text: Text } => {
    if (error instanceof ShopAnswerError) {
      log.warn({ shop: { fault: error.fault, said: error.said } }, 'the shop made no invoice');
      if (error.fault === 'refused') return { text: 'shopRefused' };
      throw new ApiError('INVOICE_NOT_NOW');
    }
    throw error instanceof UpstreamError ? new ApiError('INVOICE_NOT_NOW') : error;
  };
}

/** In words for the visitor, who corrects a wrong number in its field. */
function refusal(text: Text): SdocAnswer {
  const message = invoiceTexts[text];
  return text === 'invalidNumber' ? { success: false, message, field: 'vatNr' } : { success: false, message };
}

/** The browser's own name for this attempt; without one, the order alone says which it is. */
function attemptIdOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : '';
}

/** The cart has become an order: its cookie goes, as the browser set it. */
function forgetCart(reply: FastifyReply, siteOrigin: string): void {
  const secure = siteOrigin.startsWith('https:');
  void reply.clearCookie('checkoutObj', { path: '/', sameSite: 'lax', secure });
}
