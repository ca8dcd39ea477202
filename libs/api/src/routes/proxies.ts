import { signUpFields, toSignUpFields } from '@guildhall/api-contract/signup';
import type { Organisation } from '@guildhall/organisation';
import type { Adapter, OnSupplierEvent } from '@guildhall/suppliers';
import type { Billing } from '../billing/billing.ts';
import type { Config } from '../config/config.ts';
import { hasPart } from '../config/parts.ts';
import type { Connections } from '../connect-suppliers.ts';
import { createDelivery } from '../contact/delivery.ts';
import { createInvoices } from '../invoice/invoices.ts';
import { parseVatNumber } from '../config/vat-number.ts';
import { connectVatCheck } from '../invoice/vies.ts';
import { renderCopy } from '../members/leaving/render-copy.ts';
import type { Members } from '../members/members.ts';
import { createProxyCallCheck } from '../protection/proxy-calls.ts';
import type { ApiTexts } from '../texts/api-texts.ts';
import { createBankTransferRoute } from './bank-transfer.ts';
import { createBillingEventsRoute } from './billing-events.ts';
import { createCcuRoute } from './ccu.ts';
import { createContactRoute } from './contact.ts';
import { createCpsRoute } from './cps.ts';
import type { Deadlines } from './deadlines.ts';
import { createEntryRoute } from './entry.ts';
import { createJoinStatusRoute } from './join-status.ts';
import { createLeavingRoutes } from './leaving.ts';
import { createLinkRoutes, createOwnLoginRoutes } from './link-routes.ts';
import { createMemberAccountRoutes } from './member-account.ts';
import { createMemberDataRoute } from './member-data.ts';
import { createMemberProfileRoute } from './member-profile.ts';
import { createMemberStatusRoute } from './member-status.ts';
import { createPasswordMailRoute } from './password-mail.ts';
import { createPlansRoute } from './plans.ts';
import { createPortalLogoutRoute } from './portal-logout.ts';
import type { ApiRoute } from './route.ts';
import { createScaRoute } from './sca.ts';
import { createSdocRoute } from './sdoc.ts';
import { createStatementRoute } from './statement.ts';

/** Dependencies of the endpoints. */
export interface EndpointContext {
  /** The environment's variables, parsed. */
  config: Config;
  /** The facts of the organisation. */
  organisation: Organisation;
  /** In the organisation's language. */
  texts: ApiTexts;
  /** The suppliers that are configured. */
  connections: Connections;
  /** Sells memberships; missing where none are sold. */
  billing: Billing | undefined;
  /** Missing without a members' area. */
  members: Members | undefined;
  /** Time limits of calls, ms. */
  deadlines: Deadlines;
  /** Logs an event of a supplier. */
  onEvent: OnSupplierEvent;
  /** Logs a contact message that was refused after its visitor had seen that it was sent. */
  onLateRefusal: () => void;
}

/**
 * Endpoints below `/api/v1` that belong together. None for a part of the product that the organisation has switched off.
 *
 * @example
 * const ping: EndpointGroup = () => [defineRoute({ method: 'GET', path: '/ping', handle: async () => ({}) })];
 */
export type EndpointGroup = (context: EndpointContext) => readonly ApiRoute[];

/**
 * `sca`: the calls of carts, products and lists to the shop.
 *
 * @example
 * import { shopify } from '@guildhall/shop-shopify';
 *
 * await runApi({ organisation, proxies: [sca], suppliers: [shopify()] });
 */
export const sca: EndpointGroup = ({ organisation, config, connections: { storefront } }) => {
  if (!organisation.switches.shop) return [];
  const isProxyCall = createProxyCallCheck(config.TRUSTED_PROXIES);
  return [createScaRoute(storefront, (request) => isProxyCall(request.raw))];
};

/**
 * `sdoc`: orders of EU businesses without VAT.
 *
 * @example
 * import { shopify } from '@guildhall/shop-shopify';
 *
 * await runApi({ organisation, proxies: [sca, sdoc], suppliers: [shopify()] });
 */
export const sdoc: EndpointGroup = ({ organisation, config, texts, connections, deadlines, onEvent }) => {
  const { switches, seller, eventVendors, language } = organisation;
  if (!switches.shop) return [];
  const { storefront, shopAdmin: admin } = connections;
  const shop = admin && { admin, invoices: createInvoices(admin, { waitMs: deadlines.invoiceMs }) };
  const { vatCheckMs } = deadlines;
  const vatCheck = connectVatCheck(config, {
    seller: parseVatNumber(config.SHOP_COUNTRY, seller.vatNumber ?? ''),
    ...{ deadlineMs: vatCheckMs, onEvent },
  });
  const neverExempt = seller.neverExempt.map((name) => name.toLowerCase());
  const shared = { eventVendors, neverExempt, language, texts: texts.invoice };
  return [createSdocRoute({ ...shared, config, vatCheck, vatCheckMs, shop, storefront })];
};

/**
 * `ccu`, `join-status`, `plans`: sign-ups and their prices; `bank-transfer` if they are paid by bank transfer.
 *
 * @example
 * import { invoice } from '@guildhall/billing-invoice';
 *
 * await runApi({ organisation, proxies: [ccu], suppliers: [invoice()] });
 */
export const ccu: EndpointGroup = ({ organisation, config, billing, members }) =>
  organisation.switches.membership
    ? [
        createCcuRoute({
          ...{ plans: organisation.plans, fields: toSignUpFields(organisation) },
          ...{ billing, members, config },
        }),
        createJoinStatusRoute({ billing, members }, config.SITE_ORIGIN),
        createPlansRoute(billing),
        ...(billing?.findTransfer ? [createBankTransferRoute(billing.findTransfer)] : []),
      ]
    : [];

/**
 * `cps`, `portal-logout`, `member-status`, `member-account`, `member-document`, `entry`: the members' area; for its logins
 * `password-mail`, or with links `login-link`, `session-token`, `session-end`; for members' own data `member-name`, `member-email`,
 * `member-password`, `open-link`, `session`, `member-data`, `member-log-out`; if members copy and delete their data `my-data`, `leaving`, `keep-data`.
 *
 * @example
 * import { memberLinks } from '@guildhall/members-links';
 *
 * await runApi({ organisation, proxies: [cps], suppliers: [memberLinks()] });
 */
export const cps: EndpointGroup = ({ organisation, config, texts, members }) =>
  organisation.switches.members
    ? [
        ...(members?.leaving
          ? createLeavingRoutes(members, members.leaving, (copy) =>
              renderCopy(copy, { ...organisation, texts: texts.leaving }),
            )
          : []),
        createCpsRoute(members),
        createPortalLogoutRoute(members),
        createMemberStatusRoute(members),
        ...(members?.accounts ? createMemberAccountRoutes(members, members.accounts) : []),
        ...(Object.keys(organisation.profileFields).length > 0
          ? [createMemberProfileRoute(members, organisation.profileFields)]
          : []),
        createEntryRoute(members),
        ...(members?.links ? createLinkRoutes(members, config) : [createPasswordMailRoute(members)]),
        ...createOwnLoginRoutes(members, config),
        createMemberDataRoute(members, (toSignUpFields(organisation) ?? signUpFields).billing_address),
      ]
    : [];

/**
 * `contact`: contact forms.
 *
 * @example
 * import { smtp } from '@guildhall/mail-smtp';
 *
 * await runApi({ organisation, proxies: [contact], suppliers: [smtp()] });
 */
export const contact: EndpointGroup = ({
  config,
  organisation,
  texts,
  connections,
  deadlines,
  onLateRefusal,
}) => [
  createContactRoute(
    createDelivery(config, {
      ...{ deadlineMs: deadlines.contactMs, onLateRefusal },
      deliverMail: connections.deliverContactMail,
    }),
    organisation,
    texts.contactMail,
  ),
];

/** The endpoints that are in no group, so that nobody forgets them: statements about contracts, and calls of suppliers. */
export const createFurtherRoutes = (
  context: EndpointContext,
  suppliers: readonly Adapter[],
): readonly ApiRoute[] => [...createContractRoutes(context), ...createSupplierRoutes(context, suppliers)];

/** Withdrawals and cancellations, where the organisation has them. */
function createContractRoutes({ organisation, config, billing }: EndpointContext): readonly ApiRoute[] {
  const { withdrawal, cancellation } = organisation.contracts ?? {};
  const kinds = [
    ...(withdrawal ? (['withdrawal'] as const) : []),
    ...(cancellation ? (['cancellation'] as const) : []),
  ];
  return kinds.length > 0 ? [createStatementRoute(billing, kinds, config.DEADLINE_MS)] : [];
}

/** The endpoints that suppliers call: the events of a billing vendor, renewals of members included. */
function createSupplierRoutes(
  { organisation, billing }: EndpointContext,
  suppliers: readonly Adapter[],
): readonly ApiRoute[] {
  const hasBilling = suppliers.some(({ roles }) => roles.billing !== undefined);
  return hasBilling && hasPart(organisation.switches, 'billing') ? [createBillingEventsRoute(billing)] : [];
}
