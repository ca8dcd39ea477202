import type { Adapter, ConfigurationProblem, SupplierRole } from '@guildhall/suppliers';
import type { MembersConfig } from './member-variables.ts';
import { findSupplier, isConfigured, listRoleVariables } from './roles.ts';

interface Settings extends MembersConfig {
  DATA_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
  ALLOW_TESTSITE: 'on' | 'off';
}

/** Finds what is missing for the roles that suppliers take, and roles that two suppliers take. */
export function findRoleProblems(settings: Settings, suppliers: readonly Adapter[]): ConfigurationProblem[] {
  const isOn = (role: SupplierRole) => findSupplier(suppliers, role, settings) !== undefined;
  const [billing = 'a supplier of billing'] = listRoleVariables(suppliers, 'billing');
  const [testBilling = 'a supplier with a test site'] = listRoleVariables(suppliers, 'test billing');
  const problems = findDoubleRoles(settings, suppliers);
  const add = (variable: string, problem: string) => problems.push({ variable, problem });
  if (isOn('billing') && settings.DATA_DIR === undefined && settings.DATABASE_URL === undefined)
    add('DATA_DIR', 'is missing: unfinished sign-ups must survive a restart');
  if (settings.ALLOW_TESTSITE === 'on' && !isOn('test billing'))
    add('ALLOW_TESTSITE', `requires ${testBilling}`);
  if (isOn('members')) {
    const [relay = 'MEMBER_MAIL_FROM'] = listRoleVariables(suppliers, 'member mails');
    const [members = ''] = listRoleVariables(suppliers, 'members');
    const because = 'new members need an email with a link to set their password';
    if (!isOn('member mails'))
      add(relay, relay === 'MEMBER_MAIL_FROM' ? 'requires a supplier of emails' : `is missing: ${because}`);
    if (settings.MEMBER_MAIL_FROM === undefined) add('MEMBER_MAIL_FROM', `is missing: ${because}`);
    if (!isOn('billing')) add(members, `requires ${billing}: memberships are checked there`);
  }
  if (settings.CONTENT_KEY !== undefined && settings.CONTENT_ORIGIN === undefined)
    add('CONTENT_KEY', 'requires CONTENT_ORIGIN');
  return problems;
}

function findDoubleRoles(settings: object, suppliers: readonly Adapter[]): ConfigurationProblem[] {
  const roles = new Set(suppliers.flatMap((supplier) => Object.keys(supplier.roles) as SupplierRole[]));
  return [...roles].flatMap((role) => {
    const [first, ...others] = suppliers.filter((supplier) => isConfigured(supplier, role, settings));
    return others.map((other) => ({
      variable: other.roles[role]?.variables[0] ?? '',
      problem: `cannot be combined with ${first?.roles[role]?.variables[0]}`,
    }));
  });
}
