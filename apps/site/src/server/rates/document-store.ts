import type { Rates } from '@guildhall/money';
import { createUpstream } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { keepRates, type RatesKeeper } from './rates-keeper.ts';
import { ratesOfDocument } from './rates-document.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Keeps the exchange rates of the document store. Where none is configured, the fixed ones hold for good. */
export function keepDocumentRates(config: Config, log: FastifyBaseLogger, onChange: () => void): RatesKeeper {
  return keepRates({ read: readerOf(config, log), freshMs: HOUR, retryMs: MINUTE, onChange });
}

function readerOf(config: Config, log: FastifyBaseLogger): () => Promise<Rates | undefined> {
  const { DOCUMENTS_URL: url, EXCHANGE_RATES_PATH: path } = config;
  if (url === undefined) return async () => undefined;
  const { origin, pathname } = new URL(url);
  const upstream = createUpstream({
    name: 'documents',
    origin,
    deadlineMs: 5_000,
    onEvent: (event) => log.warn({ upstream: event }, 'document store'),
  });
  return async () => {
    const rates = ratesOfDocument(await upstream.readJson(`${pathname.replace(/\/$/, '')}/${path}`));
    if (!rates) log.warn('the document of exchange rates is no good: the fixed rates hold');
    return rates;
  };
}
