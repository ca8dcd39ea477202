import type { Organisation } from '@guildhall/organisation';
import { fix, ok, type Finding } from '@guildhall/server-kit';
import type { Adapter } from '@guildhall/suppliers';
import type { Config } from '../config/config.ts';
import { findSupplier } from '../config/roles.ts';

const check = 'contracts';

/** Checks that statements about contracts can be stored, and their arrival confirmed by email. */
export function checkContracts(
  config: Config,
  { contracts }: Pick<Organisation, 'contracts'>,
  suppliers: readonly Adapter[],
): Finding[] {
  if (!contracts?.withdrawal && !contracts?.cancellation) return [];
  if (!findSupplier(suppliers, 'billing', config))
    return [
      fix(check, 'withdrawals and cancellations cannot be stored: they need a billing supplier that is on'),
    ];
  if (!findSupplier(suppliers, 'member mails', config))
    return [
      fix(
        check,
        'withdrawals and cancellations cannot be confirmed by email, as the law asks for: set up emails to members',
      ),
    ];
  return [ok(check, 'withdrawals and cancellations are stored, and confirmed by email')];
}
