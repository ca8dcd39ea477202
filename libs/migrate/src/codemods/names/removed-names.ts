import type { Codemod } from '../codemod.ts';
import { changeNames } from './change-names.ts';
import { gone } from './name-change.ts';

const tests = '@guildhall/adapter-tests';
const sayTests = (name: string, door: string) =>
  `This proof is no longer exported: call ${name} of ${tests}/${door}, with the describe and it of your test runner.`;
const tokens =
  'The names of tokens are no longer exported: write the property, such as var(--gh-brand), which its README lists.';
const cart = 'Atoms that change the cart are no longer exported: render CartDrawer, or use addToCartAtom.';

const changes = [
  ...gone('@guildhall/api/testing', {
    'eventDeliveries proveLateEvents Delivery LateEventsOptions paymentNotifications proveRestarts Notification RestartsOptions proveSignUpSequences SignUpSequencesOptions proveSignUpStories SignUpStoriesOptions BillingProofOptions':
      sayTests('testBillingAdapter', 'billing'),
    'identityCases IdentityCase': sayTests('testIdentityAdapter', 'identity'),
  }),
  ...gone('@guildhall/browser-suppliers/testing', {
    'proveCheckout CheckoutProof': sayTests('testCheckout', 'browser'),
    'proveLogins LoginsProof': sayTests('testLogins', 'browser'),
  }),
  ...gone('@guildhall/suppliers/testing', {
    'proveSiteSupplier SiteSupplierProof': sayTests('testSiteSupplier', 'site'),
  }),
  ...gone('@guildhall/blocks', {
    sendContactForm:
      'sendContactForm is no longer exported: leave out the prop send, for which the form calls the api.',
    'youTubeHost videoScriptAtom':
      'The player of videos is no longer exported: render the block of a video, which loads it.',
    FilteredCardsOptions:
      'FilteredCardsOptions is no longer exported: pass the options to useFilteredCards directly.',
  }),
  ...gone('@guildhall/cart', {
    'changeQuantityAtom checkOutAtom refreshCartAtom removeLineAtom requestInvoiceAtom setQuantityAtom startNewCartAtom cartBusyAtom CartNotice':
      cart,
  }),
  ...gone('@guildhall/cart/invoice-call', {
    'InvoiceField InvoiceLater':
      'This type is no longer exported: take it from what withAttempts calls and returns.',
  }),
  ...gone('@guildhall/cms-client', {
    'BlockOptions CompleteContext FieldOptions PagePictures':
      'This type is no longer exported: pass the options to defineBlock or the field directly, which infer it.',
  }),
  ...gone('@guildhall/member-portal', {
    'parseErrorCode toProblem':
      'Logins now say what is wrong in our own words: throw a LoginError of @guildhall/browser-suppliers, with its problem.',
    'PortalState ProfileLink toSafeRedirect': 'This is no longer exported: declare it in your own code.',
  }),
  ...gone('@guildhall/member-portal/links', {
    linkTexts: 'linkTexts is no longer exported: use linkMemberTexts, which has them.',
  }),
  ...gone('@guildhall/money', {
    vatPercentages: 'vatPercentages is no longer exported: use getVatRate, or formatVatPercent.',
  }),
  ...gone('@guildhall/server-kit', {
    'logLevel PlainResponse stop':
      'This is no longer exported: use logVariables for the level of logs, and stopOnSignals to stop a server.',
  }),
  ...gone('@guildhall/server-kit/storage', {
    createPrivateFile:
      'createPrivateFile is no longer exported: the functions that open a store create its file.',
  }),
  ...gone('@guildhall/shop-client', {
    'CollectionPageReading ListPage SearchReading':
      'This type is no longer exported: take it from the method of CatalogueClient that returns it.',
  }),
  ...gone('@guildhall/signup', {
    toTrackingEvent: 'toTrackingEvent is no longer exported: the form sends the event of its plan itself.',
  }),
  ...gone('@guildhall/site', {
    'HeadLink SchemeColours':
      "This type is no longer exported: take it from NonNullable<SiteDefinition['head']>.",
  }),
  ...gone('@guildhall/suppliers', {
    'AdapterDefinition RetryWhileBusyOptions':
      'This type is no longer exported: pass the value to defineAdapter or retryWhileBusy directly, which infer it.',
  }),
  ...gone('@guildhall/suppliers/site', {
    'SiteSupplierDefinition SiteVariables':
      'This type is no longer exported: pass the value to defineSiteSupplier or createSupplierSchema directly.',
  }),
  ...gone('@guildhall/ui', {
    'fontTokens motionTokens paletteTokens shapeTokens spaceTokens typeTokens ColourToken': tokens,
    grounds:
      "The list of grounds is no longer exported: they are 'warm', 'soft', 'page' and 'dark' (type Ground).",
  }),
];

/** Names that nothing replaces by itself. */
export const removedNames: Codemod = {
  name: 'removed-names',
  version: '0.1.0',
  note: 'Doors no longer export what only the packages themselves used.',
  change: (site) => changeNames(site, changes),
};
