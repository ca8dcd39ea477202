import { toRates, type Currency, type Rates } from '@guildhall/money';
import type { Organisation } from '@guildhall/organisation';
import { createUpstream } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ratesCaching } from '../../config/caching.ts';
import { createRatesRefresher, type RatesRefresher } from './rates-refresher.ts';
import { parseRatesDocument } from './rates-document.ts';

/** Reads the rates of the organisation's equivalents. Without equivalents nothing is read. */
export function createDocumentRatesRefresher(
  config: Config,
  { equivalents }: Pick<Organisation, 'equivalents'>,
  log: FastifyBaseLogger,
  onChange: () => void,
): RatesRefresher {
  const fallback = toRates(equivalents);
  const currencies = Object.keys(equivalents);
  if (currencies.length === 0) return { current: () => fallback, stop: () => undefined };
  const read = createRatesReader(config, currencies, log);
  return createRatesRefresher({ read, fallback, ...ratesCaching, onChange });
}

function createRatesReader(
  config: Config,
  currencies: readonly Currency[],
  log: FastifyBaseLogger,
): () => Promise<Rates | undefined> {
  const { DOCUMENTS_URL: url, EXCHANGE_RATES_PATH: path } = config;
  if (url === undefined) return async () => undefined;
  const upstream = createUpstream({
    name: 'documents',
    origin: url,
    deadlineMs: 5_000,
    onEvent: (event) => log.warn({ upstream: event }, 'document store'),
  });
  return async () => {
    const rates = parseRatesDocument(await upstream.readJson(`/${path}`), currencies);
    if (!rates) log.warn('the exchange rate document is not valid: the fixed rates are used');
    return rates;
  };
}
