/** A service that the sandbox stands in for, as its home page shows it. */
export interface ServiceEntry {
  name: string;
  title: string;
  purpose: string;
  /** URLs to try: path and description. */
  addresses: readonly (readonly [path: string, what: string])[];
}

export const services: readonly ServiceEntry[] = [
  {
    name: 'content',
    title: 'Content',
    purpose: 'Stands in for the WordPress that editors write in.',
    addresses: [
      ['/wp-json/maindata/api', 'texts and links of the site'],
      ['/wp-json/entry/api?path=/', 'the home page'],
      ['/wp-json/entry/api?path=/news/the-last-night-shift', 'an article'],
      ['/wp-json/entry/api?path=/members/reading-room', 'a page for members, without its content'],
      ['/wp-json/cards/api/news?per_page=3', 'cards of three articles'],
      ['/wp-json/filters/api/news', 'the categories of the news'],
    ],
  },
  {
    name: 'media',
    title: 'Pictures',
    purpose: 'Draws every picture from its seed when it is first requested, and stores it.',
    addresses: [
      ['/media/home-hero-1920.jpg', 'the picture above this page'],
      ['/media/news-the-last-night-shift-1024.jpg', 'the picture of an article'],
      ['/media/person-amara-osei-lund-640.jpg', 'a portrait'],
    ],
  },
  {
    name: 'shop',
    title: 'Shop',
    purpose:
      'Stands in for the shop’s vendor: storefront and admin over the vendor’s own schemas, checkout, invoices.',
    addresses: [['/shop/stock.json', 'what it sells, and how much is left']],
  },
  {
    name: 'billing',
    title: 'Billing',
    purpose:
      'Stands in for the billing vendor’s live site: its REST API, hosted checkout, portal and webhooks. It listens on a port of its own.',
    addresses: [
      ['/billing', 'all of it, and its switches'],
      ['/billing/addresses.json', 'where its sites and its script are'],
    ],
  },
  {
    name: 'billing-test',
    title: 'Billing, test site',
    purpose: 'The same vendor’s test site, with members and keys of its own.',
    addresses: [],
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
    purpose: 'Stands in for the script of the video host and the frames of its films.',
    addresses: [
      ['/iframe_api', 'the script that makes players'],
      ['/embed/aTideOf2061?autoplay=1', 'a film in its frame'],
    ],
  },
  {
    name: 'vat-check',
    title: 'VAT check',
    purpose:
      'Stands in for the EU’s check of VAT numbers, with its published test numbers (POST /vies/check-vat-number).',
    addresses: [],
  },
  {
    name: 'identity',
    title: 'Identity',
    purpose:
      'The vendor’s own emulator, started when somebody first asks for it, with what the vendor refuses and the emulator does not.',
    addresses: [
      ['/identity', 'who can log in, with their passwords'],
      ['/identity/addresses.json', 'where it is, and its keys'],
      ['/mails', 'the mails that were sent, and a mail scanner'],
    ],
  },
  {
    name: 'identity-page',
    title: 'Identity, action page',
    purpose: 'The page where the links of the vendor’s own mails lead.',
    addresses: [['/identity/action', 'what it shows without a code']],
  },
  {
    name: 'documents',
    title: 'Documents',
    purpose: 'Stands in for the document store: the exchange rates of the day, and the members’ records.',
    addresses: [
      [
        '/v1/projects/demo-guildhall/databases/(default)/documents/settings/exchangeRates',
        'what one krone is worth',
      ],
    ],
  },
  {
    name: 'inbox',
    title: 'Inbox',
    purpose: 'Stands in for the readers of contact forms: a webhook, and what the mail relay takes.',
    addresses: [['/inbox', 'what has arrived']],
  },
  {
    name: 'mail',
    title: 'Mail relay',
    purpose:
      'With SANDBOX_SMTP_PORT, a relay whose mails come into the inbox. Its faults strike at the step of handing over a mail that is named in place of the address: greeting, MAIL FROM, RCPT TO or DATA.',
    addresses: [],
  },
];
