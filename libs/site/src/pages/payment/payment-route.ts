import { parseResponse } from '@guildhall/api-contract/responses';
import { bankTransferResponseSchema, type BankTransferResponse } from '@guildhall/api-contract/signup';
import { createUpstream, UpstreamError } from '@guildhall/upstream';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { PageBuilder } from '../../engine/page-builder.ts';
import type { StoredPage } from '../../engine/page-cache/stored-page.ts';
import type { ReadLimit } from '../../engine/limits/read-limit.ts';
import { sendPage } from '../../engine/send-page.ts';
import { paymentPath } from './payment-path.ts';

export interface PaymentModel {
  kind: 'payment';
  transfer: BankTransferResponse;
}

export interface PaymentRouteOptions {
  config: Pick<Config, 'API_ORIGIN'>;
  builder: Pick<PageBuilder, 'build' | 'getPlainPage'>;
  limitPageReads: ReadLimit;
}

const deadlineMs = 5_000;

/**
 * `GET /_payment/:id` says how to pay for a membership by bank transfer. The page is read from the api and rendered for
 * each request, and stored nowhere. Its ID is random, and known to the payer alone.
 */
export const paymentRoute: FastifyPluginAsync<PaymentRouteOptions> = async (
  app,
  { config, builder, limitPageReads },
) => {
  const upstream = createUpstream({
    ...{ name: 'api', origin: config.API_ORIGIN, deadlineMs },
    onEvent: (event) => app.log.warn({ upstream: event }, 'a payment'),
  });
  const load = async (id: string): Promise<StoredPage> => {
    try {
      const body = await upstream.sendJson('/api/v1/bank-transfer', { id }, { repeatable: true });
      const transfer = parseResponse(bankTransferResponseSchema, body);
      if (!transfer) return await builder.getPlainPage('unavailable');
      const model: PaymentModel = { kind: 'payment', transfer };
      return await builder.build({ model, fullyRead: true }, { path: '' });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const isUnknown = error.status === 404 || error.status === 400;
      return builder.getPlainPage(isUnknown ? 'not-found' : 'unavailable');
    }
  };
  app.get<{ Params: { id: string } }>(
    paymentPath,
    { config: { routeName: 'payment', isPathSecret: true } },
    async (request, reply) => {
      const page = await limitPageReads(
        request,
        () => load(request.params.id),
        () => builder.getPlainPage('unavailable'),
      );
      return sendPage(request, reply, page);
    },
  );
};
