import type { Organisation } from '@guildhall/organisation';
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
export async function checkVies(
  config: Config,
  { vatNumber = '' }: Organisation['seller'],
  onEvent: OnSupplierEvent,
): Promise<Finding[]> {
  const seller = parseVatNumber(config.SHOP_COUNTRY, vatNumber);
  if (!seller)
    return [
      await checkReachable(config),
      note(
        check,
        'set seller.vatNumber of the organisation to get a consultation number, the proof of each check',
      ),
    ];
  let refused = false;
  const signal = AbortSignal.timeout(60_000);
  const vatCheck = connectVatCheck(config, { seller, deadlineMs, onEvent });
  const result = await vatCheck.check(seller, signal, () => (refused = true));
  if (refused)
    return [
      fix(
        check,
        'VIES does not accept seller.vatNumber as requester: check that it is registered for EU trade',
      ),
    ];
  if (result.status === 'invalid')
    return [fix(check, 'VIES does not know seller.vatNumber: check the number')];
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
