import { fetchForCheck, fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Adapter } from '@guildhall/suppliers';
import type { Config } from '../config/config.ts';
import { findSupplier, listRoleVariables } from '../config/roles.ts';

const check = 'contact forms';

/** Checks that contact forms can be delivered. Sends no message. A supplier of emails checks its own relay. */
export async function checkContact(config: Config, suppliers: readonly Adapter[]): Promise<Finding[]> {
  const { CONTACT_WEBHOOK_URL: webhook } = config;
  const hasMails = findSupplier(suppliers, 'contact mails', config) !== undefined;
  if (webhook === undefined) return hasMails ? [] : [note(check, describeMissing(suppliers))];
  const { failure } = await fetchForCheck(webhook, { method: 'HEAD' });
  const [relay] = listRoleVariables(suppliers, 'contact mails');
  return [
    ...(hasMails ? [note(check, `${relay} is not used: CONTACT_WEBHOOK_URL comes first`)] : []),
    failure === undefined
      ? ok(check, 'the webhook responds')
      : fix(check, `the webhook ${failure}: check CONTACT_WEBHOOK_URL`),
  ];
}

function describeMissing(suppliers: readonly Adapter[]): string {
  const mail = listRoleVariables(suppliers, 'contact mails').join(' and ');
  return `contact forms cannot be sent: set CONTACT_WEBHOOK_URL${mail && `, or both ${mail}`}`;
}
