import { createUpstream } from '@guildhall/upstream';
import type { Config } from '../config.ts';
import { readVatNumber } from '../invoice/vat-number.ts';
import { connectVatCheck } from '../invoice/vies.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { mend, note, well, why, type Finding } from './finding.ts';

const check = 'EU service';

/** Whether the EU's check answers, and takes the seller's own number. */
export async function checkEu(config: Config, onEvent: OnSupplierEvent): Promise<Finding[]> {
  if (config.SHOP_ADMIN_URL === undefined) return [];
  const { SELLER_VAT_NUMBER: own } = config;
  const number = own === undefined ? undefined : readVatNumber(config.SHOP_COUNTRY, own);
  if (!number)
    return [
      await reachable(config),
      note(
        check,
        'set SELLER_VAT_NUMBER: then each check has a consultation number, the proof that it was made',
      ),
    ];
  let refused = false;
  const signal = AbortSignal.timeout(60_000);
  const result = await connectVatCheck(config, onEvent).verdictOn(number, signal, () => (refused = true));
  if (refused)
    return [
      mend(
        check,
        'it does not accept SELLER_VAT_NUMBER as who asks: see that the number is registered for trade in the EU',
      ),
    ];
  if (result.verdict === 'invalid')
    return [mend(check, 'it does not know SELLER_VAT_NUMBER: see that the number is right')];
  if (result.verdict === 'unknown')
    return [note(check, 'it could not answer just now; buyers are asked to try again')];
  return [
    result.confirmation.consultation === undefined
      ? note(check, 'it answers, without a consultation number')
      : well(check, 'it answers, and gives consultation numbers'),
  ];
}

async function reachable({ VIES_URL: url, VIES_DEADLINE_MS: deadlineMs }: Config): Promise<Finding> {
  const { origin, pathname } = new URL('check-status', url);
  try {
    await createUpstream({ name: 'vat-check', origin, deadlineMs }).readJson(pathname);
    return well(check, 'it answers');
  } catch (error) {
    return note(
      check,
      `it ${why(error)}; buyers are asked to try again. Should this last, see that VIES_URL is right`,
    );
  }
}
