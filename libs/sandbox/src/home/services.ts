/** A service that the sandbox stands in for, as its homepage shows it. */
export interface ServiceEntry {
  name: string;
  title: string;
  purpose: string;
  /** URLs to try: path and description. */
  addresses: readonly (readonly [path: string, what: string])[];
}

/** Services of the vendors that only some organisations use. */
const vendorServices = {
  billing: ['billing', 'billing-test', 'billing-script'],
  identity: ['identity', 'identity-page'],
} as const;

/** Lists the services of a sandbox, without those of vendors that its organisation does not use. */
export function listServices(uses: Record<keyof typeof vendorServices, boolean>): readonly ServiceEntry[] {
  const absent: string[] = (['billing', 'identity'] as const).flatMap((vendor) =>
    uses[vendor] ? [] : [...vendorServices[vendor]],
  );
  return services.filter(({ name }) => !absent.includes(name));
}

const services: readonly ServiceEntry[] = [
  {
    name: 'content',
    title: 'Content',
    purpose: 'Stands in for the WordPress where editors write.',
    addresses: [
      ['/wp-json/maindata/api', 'texts and links of the site'],
      ['/wp-json/entry/api?path=/', 'the homepage'],
      ['/wp-json/entry/api?path=/news/the-last-night-shift', 'an article'],
      ['/wp-json/entry/api?path=/members/reading-room', 'a members’ page, without its content'],
      ['/wp-json/cards/api/news?per_page=3', 'cards of three articles'],
      ['/wp-json/filters/api/news', 'the categories of the news'],
    ],
  },
  {
    name: 'media',
    title: 'Pictures',
    purpose: 'Sends every picture in the size and encoding that is requested.',
    addresses: [
      ['/media/home-hero-1920.jpg', 'the picture at the top of this page'],
      ['/media/news-the-last-night-shift-1024.jpg', 'the picture of an article'],
      ['/media/person-amara-osei-lund-640.jpg', 'a portrait'],
    ],
  },
  {
    name: 'shop',
    title: 'Shop',
    purpose:
      'Stands in for the shop’s vendor: storefront and admin over the vendor’s own schemas, checkout, invoices.',
    addresses: [['/shop/stock.json', 'products and stock']],
  },
  {
    name: 'billing',
    title: 'Billing',
    purpose:
      'Stands in for the billing vendor’s live site: its REST API, hosted checkout, portal and webhooks. It listens on its own port.',
    addresses: [
      ['/billing/addresses.json', 'URLs of its sites and script'],
      ['/_sandbox/billing/live/pages', 'hosted pages'],
      ['/_sandbox/billing/live/customers', 'customers'],
      ['/_sandbox/billing/live/webhooks', 'events, and where they are sent'],
      ['/_sandbox/billing/live/switches', 'settings'],
    ],
  },
  {
    name: 'billing-test',
    title: 'Billing, test site',
    purpose: 'The same vendor’s test site, with its own members and keys.',
    addresses: [['/_sandbox/billing/test/pages', 'hosted pages']],
  },
  {
    name: 'billing-script',
    title: 'Billing, script',
    purpose: 'The host of the vendor’s browser script.',
    addresses: [],
  },
  {
    name: 'video',
    title: 'Video host',
    purpose: 'Stands in for the video host: its script and its player frames.',
    addresses: [
      ['/iframe_api', 'the script that creates players'],
      ['/embed/aTideOf2061?autoplay=1', 'a video in its frame'],
    ],
  },
  {
    name: 'tags',
    title: 'Tag manager',
    purpose:
      'Stands in for the tag manager on a tagging host. It sends events of visitors who agreed, in three ways each.',
    addresses: [
      ['/tags/gtm.js?id=GTM-SANDBOX', 'its script'],
      ['/_sandbox/tags', 'events that have arrived'],
    ],
  },
  {
    name: 'vat-check',
    title: 'VAT check',
    purpose:
      'Stands in for the EU’s VAT number check, with its published test numbers (POST /vies/check-vat-number).',
    addresses: [],
  },
  {
    name: 'identity',
    title: 'Identity',
    purpose:
      'The vendor’s own emulator, started with the first request, with the vendor’s refusals that the emulator lacks.',
    addresses: [['/identity/addresses.json', 'URLs and keys']],
  },
  {
    name: 'identity-page',
    title: 'Identity, action page',
    purpose: 'The page opened by links in the vendor’s own emails.',
    addresses: [['/identity/action', 'the page without a code']],
  },
  {
    name: 'documents',
    title: 'Documents',
    purpose: 'Stands in for the document store: current exchange rates and members’ records.',
    addresses: [
      [
        '/v1/projects/demo-guildhall/databases/(default)/documents/settings/exchangeRates',
        'the value of one krone',
      ],
    ],
  },
  {
    name: 'inbox',
    title: 'Inbox',
    purpose: 'Receives contact forms: by webhook and from the mail relay.',
    addresses: [['/inbox', 'received messages']],
  },
  {
    name: 'mail',
    title: 'Mail relay',
    purpose:
      'With SANDBOX_SMTP_PORT, a relay whose mails go to the inbox. For its faults, name an SMTP step instead of a URL: greeting, MAIL FROM, RCPT TO or DATA.',
    addresses: [['/mails', 'sent emails, and a mail scanner']],
  },
];
