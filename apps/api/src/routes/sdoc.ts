import { sdocRequestSchema, type SdocAnswer } from '@guildhall/api-contract';
import { safeWayOut } from '@guildhall/safe-content';
import { UpstreamError } from '@guildhall/upstream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { ApiError } from '../answers/api-error.ts';
import type { Config } from '../config.ts';
import { attemptKey } from '../invoice/attempt-key.ts';
import { judgeOrder } from '../invoice/event-rule.ts';
import { invoiceTexts } from '../invoice/invoice-texts.ts';
import type { Invoices } from '../invoice/invoices.ts';
import { orderInput } from '../invoice/order-input.ts';
import { ShopAnswerError, type ShopAdmin } from '../invoice/shop-admin.ts';
import { readVatNumber } from '../invoice/vat-number.ts';
import type { VatCheck } from '../invoice/vies.ts';
import { defineRoute } from './route.ts';

/** What an invoice is made with. Without a shop, every order is answered that this is not set up. */
export interface InvoiceParts {
  config: Pick<Config, 'SITE_ORIGIN' | 'CHECKOUT_ORIGINS' | 'DEADLINE_MS'>;
  vatCheck: VatCheck;
  shop: { admin: ShopAdmin; invoices: Invoices } | undefined;
}

type Order = v.InferOutput<typeof sdocRequestSchema>;
type Text = keyof typeof invoiceTexts;

/** An EU business orders without VAT: its number is checked, then the shop makes an invoice that it pays there. */
export function sdoc(parts: InvoiceParts) {
  const { config } = parts;
  return defineRoute({
    method: 'POST',
    path: '/sdoc',
    body: sdocRequestSchema,
    // Each call is a question to the EU's service, and may leave an order behind.
    perMinute: 12,
    // Four suppliers' answers in a row.
    deadlineMs: Math.max(1, config.DEADLINE_MS * 2),
    answer: async ({ body, request, reply, signal }): Promise<SdocAnswer> => {
      const result = await invoiceFor(parts, body, attemptIdOf(request), signal);
      if (!('invoiceUrl' in result)) return refusal(result.text);
      const invoiceUrl = safeWayOut(result.invoiceUrl, { origins: config.CHECKOUT_ORIGINS });
      if (invoiceUrl === undefined) {
        request.log.error('the shop gave an invoice address on a host that is not configured');
        return { success: false, message: invoiceTexts.notNow };
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
  if (verdict !== 'valid') return { text: verdict === 'invalid' ? 'invalidNumber' : 'cannotBeChecked' };
  try {
    const ids = [...new Set(lineItems.map(({ variantId }) => variantId))];
    const judged = judgeOrder(lineItems, await shop.admin.variants(ids, signal));
    if (judged !== 'fine') return { text: judged === 'gone' ? 'gone' : 'oneEventOnly' };
    const key = attemptKey(attemptId, number, lineItems);
    const invoice = await shop.invoices.makeOnce(key, orderInput(key, number, lineItems), signal);
    const invoiceUrl = invoice.outcome === 'made' ? invoice.order.invoiceUrl : undefined;
    return invoiceUrl === undefined ? { text: 'notReady' } : { invoiceUrl };
  } catch (error) {
    if (error instanceof UpstreamError || error instanceof ShopAnswerError) return { text: 'notNow' };
    throw error;
  }
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
