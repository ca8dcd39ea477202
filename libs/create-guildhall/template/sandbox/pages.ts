import {
  contactForm,
  entryList,
  formField,
  heading,
  hero,
  intro,
  largeIntro,
  link,
  pageTitle,
  paragraph,
  postDate,
  shopCollection, // if shop
  subscriptionBox, // if membership
  withFrame,
  type BlockSeed,
  type EntrySeed,
} from '@guildhall/sandbox/seed';

const page = (
  id: number,
  path: string,
  title: string,
  content: BlockSeed[],
  more: Partial<EntrySeed> = {},
): EntrySeed => ({
  ...{ id, path, title, content, postType: 'page', postDate: '20260901' },
  seo: {
    title: path === '/' ? title : `${title} – The Reed Society`,
    description: `${title}: The Reed Society.`,
  },
  ...more,
});
/* if shop */

function shopPages(): EntrySeed[] {
  const collection = withFrame(shopCollection('books', 3), { title: 'Books' });
  return [page(6, '/shop', 'Shop', [pageTitle('Shop'), collection])];
}
/* end */
/* if membership */

/** Plans with their price for a year. */
const plans = { friend: 48, patron: 120 };
const toTitle = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

function membershipPages(): EntrySeed[] {
  const boxes = Object.entries(plans).map(([id, price]) =>
    subscriptionBox({ title: toTitle(id), price, textAfterPrice: 'a year', subscriptionType: id }),
  );
  return [page(7, '/join', 'Join us', [pageTitle('Join us'), ...boxes])];
}
/* end */
/* if members */

function membersPages(): EntrySeed[] {
  const content = [pageTitle('For members'), paragraph('Only members can read this page.')];
  return [page(8, '/for-members', 'For members', content, { postStatus: 'private' })];
}
/* end */

export const pages: readonly EntrySeed[] = [
  page(1, '/', 'The Reed Society', [
    hero('The Reed Society', 'Welcome', 'home-hero', link('News', '/news')),
    largeIntro(
      'This is the homepage of your site, on the sandbox. Its content is in <em>sandbox/pages.ts</em>.',
    ),
    withFrame(entryList('news', { perPage: 2, button: link('All news', '/news') }), { title: 'News' }),
  ]),
  page(2, '/news', 'News', [pageTitle('News'), entryList('news')]),
  page(
    3,
    '/news/our-site-is-here',
    'Our site is here',
    [
      pageTitle('Our site is here'),
      postDate('20260901'),
      intro('This is a news entry.'),
      paragraph(
        'Editors write entries in the content service. Until you connect one, the sandbox has these.',
      ),
    ],
    { postType: 'news', picture: 'list-news', card: { description: 'The first entry of the site.' } },
  ),
  page(4, '/contact', 'Contact', [
    pageTitle('Contact'),
    contactForm(
      'Write to us',
      'We reply by email.',
      [
        formField('text', 'name', 'Your name', { required: true }),
        formField('email', 'email', 'Email', { required: true }),
        formField('textarea', 'letter', 'Your message', { required: true }),
      ],
      link('Send', 'mailto:office@example.test'),
    ),
  ]),
  page(5, '/rules', 'Rules and privacy', [
    pageTitle('Rules and privacy'),
    heading('Privacy'),
    paragraph('Say here what you store about visitors and members, and for how long.'),
  ]),
  ...shopPages(), // if shop
  ...membershipPages(), // if membership
  ...membersPages(), // if members
];
