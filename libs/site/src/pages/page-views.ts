// Its styles come first: other pages change those of plain pages.
import { messageViews } from './messages/message-views.tsx';
import { accessibilityViews } from './accessibility/render-accessibility.tsx';
import { contractViews } from './contracts/render-contract.tsx';
import { consentViews } from './consent/render-consent.tsx';
import { entryViews } from './entry/entry-views.tsx';
import { keepDataViews } from './keep-data/render-keep-data.tsx';
import { membersViews } from './members/members-views.tsx';
import { ownViews } from './own/render-own-page.tsx';
import { paymentViews } from './payment/render-payment.tsx';
import { searchViews } from './search/render-site-search.tsx';
import { shopViews } from './shop/shop-views.ts';

/** Views of the pages of all kinds. `page-kinds.ts` lists the kinds themselves. */
export const pageViews = {
  ...membersViews,
  ...searchViews,
  ...ownViews,
  ...accessibilityViews,
  ...entryViews,
  ...shopViews,
  ...consentViews,
  ...contractViews,
  ...keepDataViews,
  ...paymentViews,
  ...messageViews,
};

type Views = typeof pageViews;

/** Content of any page. */
export type AnyPageModel = { [Kind in keyof Views]: Parameters<Views[Kind]>[0] }[keyof Views];
