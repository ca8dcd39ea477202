import type { Codemod } from '../codemod.ts';
import { changeNames } from './change-names.ts';
import { moved } from './name-change.ts';

const renamed = (door: string, names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([name, to]) => ({ door, name, to: { name: to } }));

const changes = [
  ...moved('@guildhall/blocks', { '@guildhall/blocks/routes': 'FilterChoice' }),
  ...moved('@guildhall/cart', { '@guildhall/cart/invoice-call': 'createInvoiceCall' }),
  ...moved('@guildhall/member-portal', {
    '@guildhall/api-contract/members': 'MemberStatus',
    '@guildhall/browser-suppliers': 'Identity IdentityUser MemberRecord ReadRecord',
  }),
  ...renamed('@guildhall/member-portal', { Problem: 'MemberProblem' }),
  ...renamed('@guildhall/suppliers', { Identity: 'IdentityService', PasswordIdentity: 'PasswordService' }),
  ...moved('@guildhall/shop-client', { '@guildhall/upstream': 'SendOptions' }),
  ...moved('@guildhall/api/testing', {
    '@guildhall/adapter-tests/billing': 'BillingWorld CreateBillingWorld WorldFault',
    '@guildhall/adapter-tests/identity': 'IdentityWorld',
  }),
];

/** Names that another door exports, or that are called otherwise. */
export const movedNames: Codemod = {
  name: 'moved-names',
  version: '0.1.0',
  note: 'Types of logins are those of @guildhall/browser-suppliers, tests of adapters those of @guildhall/adapter-tests, and the identity service of the api is called IdentityService.',
  change: (site) => changeNames(site, changes),
};
