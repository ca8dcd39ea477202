import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { createUpstream, formatFailure } from '@guildhall/upstream';
import type { Config } from '../config.ts';
import { parseRatesDocument } from '../rates/rates-document.ts';

const check = 'rates';

/** Checks whether the exchange rates can be read. */
export async function checkRates(config: Config): Promise<Finding[]> {
  const { DOCUMENTS_URL: origin, EXCHANGE_RATES_PATH: path } = config;
  if (origin === undefined)
    return [note(check, 'the fixed exchange rates are used: set DOCUMENTS_URL for today’s')];
  try {
    const document = await createUpstream({ name: 'documents', origin, deadlineMs: 5_000 }).readJson(
      `/${path}`,
    );
    return [
      parseRatesDocument(document)
        ? ok(check, 'they can be read')
        : fix(
            check,
            `the document ${path} has no rates that can be used: see that EXCHANGE_RATES_PATH is right`,
          ),
    ];
  } catch (error) {
    return [
      fix(
        check,
        `their store ${formatFailure(error)}: see that DOCUMENTS_URL and EXCHANGE_RATES_PATH are right, and that it can be reached from here`,
      ),
    ];
  }
}
