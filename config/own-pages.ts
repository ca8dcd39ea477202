/**
 * Component tests that need a page of their own, each with what it changes for as long as its page lives. At most ten: a
 * page for a file takes as long as ten tests. All others share a page (`shared-page.ts`).
 */
export const ownPages: Readonly<Record<string, string>> = {
  'libs/islands/src/start/prerendering.browser.test.tsx':
    'loads the start script in a page that is not shown yet',
  'libs/signup/src/form/checkout-return.browser.test.tsx':
    'the result in a page’s URL is that of all its forms',
  'libs/site/src/browser/cart-button.browser.test.tsx': 'replaces a module that other files load',
  'libs/site/src/browser/repeat-early-press.browser.test.tsx': 'a page has one first press',
  'libs/site/src/cart/page-cart.browser.test.tsx': 'a page’s cart is connected once',
  'libs/site/src/consent/connect-consent.browser.test.tsx': 'a page’s web vitals are measured once',
  'libs/site/src/members/page-members.browser.test.tsx': 'a page’s members’ area is connected once',
  'libs/site/src/vitals/report-vitals.browser.test.tsx': 'a page’s web vitals are measured once',
};
