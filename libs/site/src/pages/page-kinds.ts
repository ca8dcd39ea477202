import type { PageKind } from '../engine/page-kind.ts';
import { accessibilityPages } from './accessibility/accessibility-pages.ts';
import { contractPages } from './contracts/contract-pages.ts';
import { consentPages } from './consent/consent-pages.ts';
import { entryPages } from './entry/entry-pages.ts';
import { keepDataPages } from './keep-data/keep-data-pages.ts';
import { membersPages } from './members/members-pages.ts';
import { messagePages } from './messages/message-pages.ts';
import { ownPages } from './own/own-pages.ts';
import { paymentPages } from './payment/payment-pages.ts';
import { previewPages } from './preview/preview-pages.ts';
import { searchPages } from './search/search-pages.ts';
import { shopPages } from './shop/shop-pages.ts';
import type { PageKindOptions } from './page-kind-options.ts';

/**
 * All kinds of pages of a site, in the order of the route table. `page-views.ts` lists what renders them: Node loads no
 * component.
 */
export const pageKinds: readonly PageKind<PageKindOptions>[] = [
  membersPages,
  searchPages,
  ownPages,
  accessibilityPages,
  contractPages,
  keepDataPages,
  entryPages,
  shopPages,
  consentPages,
  paymentPages,
  previewPages,
  messagePages,
];
