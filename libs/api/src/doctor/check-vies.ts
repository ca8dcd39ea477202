import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { OnSupplierEvent } from '@guildhall/suppliers';
import { createUpstream, formatFailure } from '@guildhall/upstream';
import type { Config } from '../config/config.ts';
import { parseVatNumber } from '../config/vat-number.ts';
import { connectVatCheck } from '../invoice/vies.ts';
import { deadlines } from '../routes/deadlines.ts';

const check = 'VIES';
const { vatCheckMs: deadlineMs } = deadlines;

/** Checks that VIES, the EU's check of VAT numbers, responds and accepts the seller's own number. */
export async function checkVies(config: Config, onEvent: OnSupplierEvent): Promise<Finding[]> {
  const { SELLER_VAT_NUMBER: own } = config;
  const number = own === undefined ? undefined : parseVatNumber(config.SHOP_COUNTRY, own);
  if (!number)
    return [
      await checkReachable(config),
      note(check, 'set SELLER_VAT_NUMBER to get a consultation number, the proof of each check'),
    ];
  let refused = false;
  const signal = AbortSignal.timeout(60_000);
  const result = await connectVatCheck(config, deadlineMs, onEvent).check(
    number,
    signal,
    () => (refused = true),
  );
  if (refused)
    return [
      fix(
        check,
        'VIES does not accept SELLER_VAT_NUMBER as requester: check that it is registered for EU trade',
      ),
    ];
  if (result.status === 'invalid')
    return [fix(check, 'VIES does not know SELLER_VAT_NUMBER: check the number')];
  if (result.status === 'unknown')
    return [note(check, 'VIES cannot check numbers right now; buyers are asked to try again')];
  return [
    result.confirmation.consultation === undefined
      ? note(check, 'VIES responds, but without a consultation number')
      : ok(check, 'VIES responds with consultation numbers'),
  ];
}

async function checkReachable({ VIES_URL: url }: Config): Promise<Finding> {
  const { origin, pathname } = new URL('check-status', url);
  try {
    await createUpstream({ name: 'vat-check', origin, deadlineMs }).readJson(pathname);
    return ok(check, 'VIES responds');
  } catch (error) {
    return note(
      check,
      `VIES ${formatFailure(error)}; buyers are asked to try again. If this continues, check VIES_URL`,
    );
  }
}
