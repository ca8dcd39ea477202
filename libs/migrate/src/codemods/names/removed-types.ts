import type { Codemod } from '../codemod.ts';
import { changeNames } from './change-names.ts';
import { derived, props } from './name-change.ts';

const changes = [
  ...derived('@guildhall/api/doctor', {
    CollectApiFindingsOptions: 'Parameters<typeof collectApiFindings>[0]',
  }),
  ...derived('@guildhall/api/mail-files', { WriteMailFilesOptions: 'Parameters<typeof writeMailFiles>[0]' }),
  ...derived(
    '@guildhall/api/testing',
    {
      BillingWorldOptions: 'Parameters<CreateBillingWorld>[0]',
      WorldEvent: "Awaited<ReturnType<BillingWorld['listEvents']>>[number]",
      WorldPage: "Awaited<ReturnType<BillingWorld['listPages']>>[number]",
      WorldPayment: "Awaited<ReturnType<BillingWorld['listPayments']>>[number]",
    },
    '@guildhall/adapter-tests/billing',
  ),
  ...derived('@guildhall/billing-chargebee/browser', {
    HostedCheckout: 'Parameters<typeof createChargebeeCheckout>[0]',
  }),
  ...derived('@guildhall/billing-invoice', {
    InvoiceOverrides: 'NonNullable<Parameters<typeof invoice>[0]>',
  }),
  ...derived('@guildhall/billing-invoice/office', {
    OfficeOptions: 'Parameters<typeof runOfficeCommand>[0]',
  }),
  ...props('@guildhall/blocks', 'Blocks BlockView FilterLinks'),
  ...derived('@guildhall/blocks', {
    BlockHeading: "Exclude<NonNullable<BlockTraits<never>['heading']>, (...parts: never[]) => unknown>",
    CardListFrameProps: 'ComponentProps<typeof CardList>',
    ContactFormError: "Parameters<NonNullable<ContactFormProps['onInvalid']>>[0][number]",
    FilterBarProps: "Omit<ComponentProps<typeof FilterLinks>, 'onPress' | 'announcement'>",
    HeadingLevel: "NonNullable<CardGridOptions['headingLevel']>",
    SendContactForm: "NonNullable<ContactFormProps['send']>",
  }),
  ...props('@guildhall/cart', 'AddToCart'),
  ...derived('@guildhall/cart', {
    BrowserEnvironment: "NonNullable<CartConnectionOptions['environment']>",
    CartActivity: "Parameters<NonNullable<CartConnectionOptions['onActivity']>>[0]",
    InvoiceBuyer: "Omit<Parameters<RequestInvoice>[0], 'lineItems'>",
    InvoiceOutcome: 'Awaited<ReturnType<RequestInvoice>>',
    InvoiceRequest: 'Parameters<RequestInvoice>[0]',
  }),
  ...derived('@guildhall/cart/invoice-call', {
    AttemptOptions: 'NonNullable<Parameters<typeof withAttempts>[1]>',
    InvoiceBuyer: "Omit<Parameters<RequestInvoice>[0], 'lineItems'>",
    InvoiceOutcome: 'Awaited<ReturnType<RequestInvoice>>',
    InvoiceRequest: 'Parameters<RequestInvoice>[0]',
    InvoiceWaiting: 'NonNullable<Parameters<ReturnType<typeof withAttempts>>[1]>',
  }),
  ...derived('@guildhall/cms-client', {
    ContentReaders: "Parameters<FieldType<unknown>['read']>[1]",
    EntryTextOptions: 'Parameters<typeof collectEntryText>[1]',
    PageTexts: "MainData['pageData']",
    Problem: "Parameters<NonNullable<CmsClientOptions['onProblem']>>[0]",
    ReadJson: "CmsClientOptions['readJson']",
  }),
  ...derived('@guildhall/islands', { HydratorOptions: 'Parameters<typeof createHydrator>[0]' }),
  ...derived('@guildhall/islands/server', { WakeReason: "IslandProps<object>['wake'][number]" }),
  ...derived('@guildhall/islands/start', {
    StartOptions: 'Parameters<typeof startIslands>[0]',
    WakeCondition: 'typeof whenIdle',
  }),
  ...derived('@guildhall/islands/testing', {
    IslandUnderTest: 'Parameters<typeof hydrateLikeTheSite>[0]',
  }),
  ...props('@guildhall/member-portal', 'Login MemberWindows ResetPassword'),
  ...props('@guildhall/member-portal/links', 'LinkLogin LinkMemberMenu LinkProfile'),
  ...derived('@guildhall/member-portal/links', { LinkTexts: 'typeof linkMemberTexts' }),
  ...derived('@guildhall/members-links', {
    MemberLinksOptions: 'NonNullable<Parameters<typeof memberLinks>[0]>',
  }),
  ...derived('@guildhall/members-links/office', { OfficeOptions: 'Parameters<typeof runOffice>[0]' }),
  ...props('@guildhall/money-react', 'Equivalents Price PriceWithVat VatSelect'),
  ...derived('@guildhall/money', { RecurringFormat: 'NonNullable<Parameters<typeof formatRecurring>[1]>' }),
  ...props(
    '@guildhall/product',
    'ShopCollection LoadedShopCollection ProductGallery ProductGrid PageLinks SortLinks ProductView ProductSearch VariantChoice',
  ),
  ...derived('@guildhall/product', {
    CollectionOnPage: 'Parameters<typeof toCollectionJsonLd>[0]',
    HeadingLevel: '2 | 3 | 4',
    LoadCollection: "ComponentProps<typeof LoadedShopCollection>['loadCollection']",
  }),
  ...derived('@guildhall/server-kit', {
    ConnectionConfig: 'Parameters<typeof createConnectionOptions>[0]',
    HealthOptions: 'Parameters<typeof health>[1]',
    LoadSheddingOptions: 'Parameters<typeof loadShedding>[1]',
    MetricsOptions: 'Parameters<typeof addMetrics>[1]',
    StopOptions: 'Parameters<typeof stopOnSignals>[0]',
  }),
  ...derived('@guildhall/server-kit/storage', {
    ClaimsOptions: 'NonNullable<Parameters<typeof openClaims>[1]>',
  }),
  ...derived('@guildhall/server-kit/storage-copies', {
    StoreFile: 'Parameters<typeof copyToPostgres>[1][number]',
    TableCount: "CopiedFile['tables'][number]",
  }),
  ...derived('@guildhall/shared-state', {
    AnnouncementListener: "Parameters<Announcements['listen']>[0]",
    Count: "NonNullable<Awaited<ReturnType<SharedCounts['count']>>>",
    CountedCall: 'Awaited<ReturnType<CallLimit<never>>>',
    SharedStateLog: 'Parameters<typeof openSharedState>[1]',
    SharedStateSettings: 'Parameters<typeof openSharedState>[0]',
  }),
  ...derived('@guildhall/shop-client', {
    CollectionPart: 'NonNullable<Parameters<typeof getCollectionPath>[1]>',
    VariantOption: "ProductVariant['options'][number]",
  }),
  ...derived('@guildhall/signup', {
    SignUpFormHooks: 'Omit<ComponentProps<typeof SignUpForm>, keyof SignUpFormProps>',
    SignUpLink: "NonNullable<SignUpFormProps['links']>[number]",
  }),
  ...derived('@guildhall/signup/flow', {
    CcuOutcome: "Awaited<ReturnType<SignUpCalls['requestPage']>>",
    SignUpCallsOptions: 'NonNullable<Parameters<typeof createSignUpCalls>[0]>',
    SignUpError: "NonNullable<Extract<SignUpState, { at: 'form' }>['error']>",
  }),
  ...derived('@guildhall/site', {
    FooterProps: "ComponentProps<NonNullable<SiteChrome['Footer']>>",
    HeaderProps: "ComponentProps<NonNullable<SiteChrome['Header']>>",
    NavigationLink: "NonNullable<ComponentProps<NonNullable<SiteChrome['Header']>>['navigation']>[number]",
    SiteHeadOptions: "NonNullable<SiteDefinition['head']>",
  }),
  ...props('@guildhall/site/chrome', 'HeaderLink Navigation'),
  ...derived('@guildhall/site/server', {
    PublishAssetsOptions: 'Parameters<typeof publishAssets>[0]',
    SiteSuppliers: "Pick<RunSiteOptions, 'billing' | 'identity'>",
  }),
  ...derived('@guildhall/site/vite', { SiteFonts: "Exclude<NonNullable<GuildhallOptions['fonts']>, false>" }),
  ...derived('@guildhall/suppliers', {
    CheckOptions: "Parameters<NonNullable<Adapter['check']>>[1]",
    LinkProblem: "Exclude<Awaited<ReturnType<LinkLogins['findLink']>>, OpenLink>",
    LinkPurpose: "OpenLink['purpose']",
    RecordsOptions: "Parameters<IdentityConnection['connectRecords']>[1]",
    SupplierOptions: 'Parameters<typeof connect>[0]',
  }),
  ...props(
    '@guildhall/ui',
    'ArrowLink Button ButtonLink CarouselRow Dialog Drawer Checkbox ErrorSummary FieldError Select TextArea Html InfoMessages Picture Rule Skeleton Tag VisuallyHidden',
  ),
  ...derived('@guildhall/ui', {
    ButtonVariant: "NonNullable<Parameters<typeof getButtonAttributes>[0]['variant']>",
    DialogSize: "NonNullable<ComponentProps<typeof Dialog>['size']>",
    InfoMessageStatus: "InfoMessage['status']",
    LinkTarget: "'' | '_blank'",
    PictureShape: "NonNullable<ComponentProps<typeof Picture>['shape']>",
    PictureSource: "ComponentProps<typeof Picture>['image']",
    RuleVariant: "NonNullable<ComponentProps<typeof Rule>['variant']>",
    SkeletonShape: "NonNullable<ComponentProps<typeof Skeleton>['shape']>",
  }),
  ...derived('@guildhall/upstream', {
    BreakerOptions: 'Parameters<typeof createBreaker>[0]',
    BreakerState: "ReturnType<Upstream['state']>",
    Exchange: "Awaited<ReturnType<Upstream['exchange']>>",
    ExchangeOptions: "Parameters<Upstream['exchange']>[1]",
    ReadOptions: "NonNullable<Parameters<Upstream['readJson']>[1]>",
    SupplierHealth: 'ReturnType<Parameters<typeof createBreaker>[1]>',
    UpstreamCall: "Parameters<(typeof upstreamMeasure)['readValue']>[0]",
    UpstreamOptions: 'Parameters<typeof createUpstream>[0]',
  }),
];

/** Types that doors no longer export: each is declared in the file, from what they do export. */
export const removedTypes: Codemod = {
  name: 'removed-types',
  version: '0.1.0',
  note: 'Doors export fewer types: those of props and options are derived from their component or function.',
  change: (site) => changeNames(site, changes),
};
