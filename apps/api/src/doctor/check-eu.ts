import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { createUpstream, formatFailure } from '@guildhall/upstream';
import type { Config } from '../config.ts';
import { readVatNumber } from '../invoice/vat-number.ts';
import { connectVatCheck } from '../invoice/vies.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';

const check = 'EU service';

/** Whether the EU's check answers, and accepts the seller's own number. */
export async function checkEu(config: Config, onEvent: OnSupplierEvent): Promise<Finding[]> {
  if (config.SHOP_ADMIN_URL === undefined) return [];
  const { SELLER_VAT_NUMBER: own } = config;
  const number = own === undefined ? undefined : readVatNumber(config.SHOP_COUNTRY, own);
  if (!number)
    return [
      await checkReachable(config),
      note(
        check,
        'set SELLER_VAT_NUMBER: then each check has a consultation number, the proof that it was made',
      ),
    ];
  let refused = false;
  const signal = AbortSignal.timeout(60_000);
  const result = await connectVatCheck(config, onEvent).check(number, signal, () => (refused = true));
  if (refused)
    return [
      fix(
        check,
        'it does not accept SELLER_VAT_NUMBER as who asks: see that the number is registered for trade in the EU',
      ),
    ];
  if (result.status === 'invalid')
    return [fix(check, 'it does not know SELLER_VAT_NUMBER: see that the number is right')];
  if (result.status === 'unknown')
    return [note(check, 'it could not answer just now; buyers are asked to try again')];
  return [
    result.confirmation.consultation === undefined
      ? note(check, 'it answers, without a consultation number')
      : ok(check, 'it answers, and gives consultation numbers'),
  ];
}

async function checkReachable({ VIES_URL: url, VIES_DEADLINE_MS: deadlineMs }: Config): Promise<Finding> {
  const { origin, pathname } = new URL('check-status', url);
  try {
    await createUpstream({ name: 'vat-check', origin, deadlineMs }).readJson(pathname);
    return ok(check, 'it answers');
  } catch (error) {
    return note(
      check,
      `it ${formatFailure(error)}; buyers are asked to try again. Should this last, see that VIES_URL is right`,
    );
  }
}
