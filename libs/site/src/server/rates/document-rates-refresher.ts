import type { Rates } from '@guildhall/money';
import { createUpstream } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { ratesCaching } from '../caching.ts';
import { createRatesRefresher, type RatesRefresher } from './rates-refresher.ts';
import { parseRatesDocument } from './rates-document.ts';

export function createDocumentRatesRefresher(
  config: Config,
  log: FastifyBaseLogger,
  onChange: () => void,
): RatesRefresher {
  return createRatesRefresher({ read: createRatesReader(config, log), ...ratesCaching, onChange });
}

function createRatesReader(config: Config, log: FastifyBaseLogger): () => Promise<Rates | undefined> {
  const { DOCUMENTS_URL: url, EXCHANGE_RATES_PATH: path } = config;
  if (url === undefined) return async () => undefined;
  const upstream = createUpstream({
    name: 'documents',
    origin: url,
    deadlineMs: 5_000,
    onEvent: (event) => log.warn({ upstream: event }, 'document store'),
  });
  return async () => {
    const rates = parseRatesDocument(await upstream.readJson(`/${path}`));
    if (!rates) log.warn('the exchange rate document is not valid: the fixed rates are used');
    return rates;
  };
}
