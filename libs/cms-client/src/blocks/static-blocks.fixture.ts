type Example = readonly [blockName: string, raw: Record<string, unknown>, parsed: Record<string, unknown>];

const link = { title: 'Write', url: 'mailto:house@example.org', target: '' };
const file = {
  title: 'The report',
  url: 'https://content.example/wp-content/uploads/report.pdf',
  target: '',
};
const image = { lg: '/a.webp', alt: 'A bridge' };
const readImage = { lg: 'https://content.example/a.webp', alt: 'A bridge' };
const framed = { title: 'Tides', url: 'https://frames.example/tides?year=2061', target: '' };

/** Blocks of text and pictures with all fields; part of `fullBlocks`. */
export const fullStaticBlocks: readonly Example[] = [
  ['acf/post-date', { date: '20210305' }, { name: 'post-date', date: '20210305' }],
  [
    'acf/contact-text',
    { description: '<p onclick="x">Ask</p>', link },
    { name: 'contact-text', description: '<p>Ask</p>', link },
  ],
  [
    'acf/download-file',
    { title: 'The report', description: 'Forty pages', link: file },
    { name: 'download-file', title: 'The report', description: 'Forty pages', link: file },
  ],
  [
    'acf/price',
    { price: 1450, textAfterPrice: 'a year', shippingText: 'Shipping is added' },
    { name: 'price', price: '1450', textAfterPrice: 'a year', shippingText: 'Shipping is added' },
  ],
  [
    'acf/iframe',
    { link: framed, height: '80VH' },
    { name: 'iframe', link: framed, frame: framed.url, height: '80vh' },
  ],
  [
    'acf/testimonials',
    { slides: [{ id: 4, title: 'Asta', image, text: '<p onclick="x">Good soup</p>' }] },
    {
      name: 'testimonials',
      slides: [{ id: '4', title: 'Asta', image: readImage, text: '<p>Good soup</p>' }],
    },
  ],
  [
    'acf/membership-promotion',
    { title: 'Join', description: '<b>Now</b>', image, price: 'DKK 450', link },
    {
      ...{ name: 'membership-promotion', title: 'Join', description: '<b>Now</b>' },
      ...{ image: readImage, price: 'DKK 450', link },
    },
  ],
  [
    'acf/subscription-box',
    {
      ...{ mostPopularText: 'Most popular', title: 'Individual', subTitle: 'On paper' },
      ...{ recommendedText: 'For readers', image, price: '450', textAfterPrice: 'a year' },
      products: [{ id: 'j', title: 'Journal', description: 'Four <i>issues</i>' }],
      subscriptionType: 'futures-membership-+-donation',
    },
    {
      ...{ name: 'subscription-box', mostPopularText: 'Most popular', title: 'Individual' },
      ...{ subTitle: 'On paper', recommendedText: 'For readers', image: readImage, price: '450' },
      ...{ textAfterPrice: 'a year', subscriptionType: 'futures-membership-+-donation' },
      products: [{ id: 'j', title: 'Journal', description: 'Four <i>issues</i>' }],
    },
  ],
  [
    'acf/sign-up-form',
    { title: 'Join', subscriptionType: 'individual-membership' },
    { name: 'sign-up-form', title: 'Join', subscriptionType: 'individual-membership' },
  ],
  [
    'acf/shop-collection',
    { collectionHandle: 'prints', numberOfEntries: '6', disableSp: '1', buttonLink: link },
    {
      ...{ name: 'shop-collection', collectionHandle: 'prints', numberOfEntries: 6 },
      ...{ disableSp: true, buttonLink: link },
    },
  ],
];

const iframe = (height: unknown, parsed: string): Example => [
  'acf/iframe',
  { link: framed, height },
  { name: 'iframe', link: framed, frame: framed.url, height: parsed },
];

const collection = (raw: Record<string, unknown>, handle: string, numberOfEntries: number): Example => [
  'acf/shop-collection',
  raw,
  { name: 'shop-collection', collectionHandle: handle, numberOfEntries, disableSp: false },
];

/** The same with few fields, PHP's empty values, and unusable values. */
export const bareStaticBlocks: readonly Example[] = [
  ['acf/post-date', { date: 20210305 }, { name: 'post-date', date: '20210305' }],
  ['acf/contact-text', { description: [], link }, { name: 'contact-text', link }],
  ['acf/download-file', { link: file }, { name: 'download-file', title: 'The report', link: file }],
  [
    'acf/download-file',
    { title: '', link: { url: 'https://content.example/wp-content/uploads/tide%20tables.pdf' } },
    {
      ...{ name: 'download-file', title: 'tide tables.pdf' },
      link: { title: '', url: 'https://content.example/wp-content/uploads/tide%20tables.pdf', target: '' },
    },
  ],
  [
    'acf/download-file',
    { title: 'A', description: false, link: file },
    { name: 'download-file', title: 'A', link: file },
  ],
  [
    'acf/price',
    { price: 'DKK 450', textAfterPrice: null, shippingText: '' },
    { name: 'price', price: 'DKK 450' },
  ],
  ['acf/price', { price: 0 }, { name: 'price', price: '0' }],
  iframe('', '100vh'),
  iframe(null, '100vh'),
  iframe('50%', '100vh'),
  iframe('-600px', '100vh'),
  iframe('0', '100vh'),
  iframe('100vh;color:red', '100vh'),
  iframe('calc(100vh - 1px)', '100vh'),
  iframe('expression(alert(1))', '100vh'),
  iframe(600, '600px'),
  iframe(' 37.50rem ', '37.5rem'),
  [
    'acf/iframe',
    { link: { title: 'A', url: 'https://elsewhere.example/' } },
    {
      ...{ name: 'iframe', height: '100vh' },
      link: { title: 'A', url: 'https://elsewhere.example/', target: '' },
    },
  ],
  [
    'acf/iframe',
    { link: { title: 'Ourselves', url: 'https://www.example/about' } },
    { name: 'iframe', link: { title: 'Ourselves', url: '/about', target: '' }, height: '100vh' },
  ],
  [
    'acf/testimonials',
    {
      slides: {
        '0': { title: 'Asta', text: 'Good' },
        '2': { title: 'Bo', image: false, text: 'Soup' },
        '3': 5,
      },
    },
    {
      name: 'testimonials',
      slides: [
        { id: '1', title: 'Asta', text: 'Good' },
        { id: '2', title: 'Bo', text: 'Soup' },
      ],
    },
  ],
  [
    'acf/membership-promotion',
    { title: 'Join', image: [], price: '', link: [] },
    { name: 'membership-promotion', title: 'Join' },
  ],
  [
    'acf/subscription-box',
    { title: 'A', image: '', price: null, products: [], subscriptionType: 'x"><script>' },
    { name: 'subscription-box', title: 'A', products: [] },
  ],
  [
    'acf/subscription-box',
    { title: 'A', products: [{ title: 'Journal' }, { title: '', description: 'nameless' }] },
    { name: 'subscription-box', title: 'A', products: [{ id: '1', title: 'Journal' }] },
  ],
  [
    'acf/sign-up-form',
    { title: false, subscriptionType: 'individual-membership' },
    { name: 'sign-up-form', subscriptionType: 'individual-membership' },
  ],
  collection({ collectionHandle: 'prints' }, 'prints', 3),
  collection({ collectionHandle: false, numberOfEntries: '0' }, '', 3),
  collection({ collectionHandle: 'prints/../cart', numberOfEntries: -1, disableSp: '0' }, '', 3),
  collection({ collectionHandle: 'prints', numberOfEntries: '2 or 3', disableSp: 'true' }, 'prints', 3),
  collection({ collectionHandle: 'plakater-på-tryk', numberOfEntries: 5000 }, 'plakater-på-tryk', 100),
];

/** Unusable blocks, and the field that is reported. */
export const brokenStaticBlocks: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['acf/post-date', { date: '2021' }, 'date: expected a date (YYYYMMDD or YYYY-MM-DD), found text'],
  ['acf/post-date', { date: 'yesterday' }, 'date: expected a date (YYYYMMDD or YYYY-MM-DD), found text'],
  ['acf/contact-text', { description: 'Ask' }, 'link: expected a link with a valid URL'],
  [
    'acf/download-file',
    { title: 'A', link: { url: 'data:text/html,x' } },
    'link: expected a link with a valid URL, found an object',
  ],
  ['acf/download-file', { title: 'A' }, 'link: expected a link with a valid URL'],
  ['acf/price', { price: [] }, 'price: expected a number or text'],
  [
    'acf/iframe',
    { link: { title: 'A', url: 'javascript:alert(1)' } },
    'link: expected a link with a valid URL, found an object',
  ],
  ['acf/testimonials', { slides: [] }, 'slides: expected a list with at least one quotation'],
  [
    'acf/testimonials',
    { slides: [{ title: 'Asta' }] },
    'slides: expected a list with at least one quotation',
  ],
  ['acf/membership-promotion', { description: 'A' }, 'title: expected text'],
  ['acf/subscription-box', { title: { a: 1 } }, 'title: expected text, found an object'],
  ['acf/sign-up-form', { subscriptionType: 'a plan' }, 'subscriptionType: expected a plan name, found text'],
];
