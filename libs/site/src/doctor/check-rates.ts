import type { Organisation } from '@guildhall/organisation';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { createUpstream, formatFailure } from '@guildhall/upstream';
import type { Config } from '../config/config.ts';
import { parseRatesDocument } from '../content/rates/rates-document.ts';

const check = 'rates';

export async function checkRates(
  config: Config,
  { equivalents }: Pick<Organisation, 'equivalents'>,
): Promise<Finding[]> {
  const { DOCUMENTS_URL: origin, EXCHANGE_RATES_PATH: path, DEADLINE_MS: deadlineMs } = config;
  const currencies = Object.keys(equivalents);
  if (currencies.length === 0) return [note(check, 'prices are shown in one currency: no rates are needed')];
  if (origin === undefined)
    return [note(check, 'the fixed exchange rates are used: set DOCUMENTS_URL to use current ones')];
  try {
    const document = await createUpstream({ name: 'documents', origin, deadlineMs }).readJson(`/${path}`);
    return [
      parseRatesDocument(document, currencies)
        ? ok(check, 'they can be read')
        : fix(check, `the document ${path} has no valid rates: check EXCHANGE_RATES_PATH`),
    ];
  } catch (error) {
    return [
      fix(
        check,
        `their store ${formatFailure(error)}: check DOCUMENTS_URL and EXCHANGE_RATES_PATH, and that this machine can reach it`,
      ),
    ];
  }
}
