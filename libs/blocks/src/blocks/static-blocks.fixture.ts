import { html, picture } from '../cards/card.fixture.ts';
import { block, link } from './page.fixture.ts';

/** Static blocks, each with all of its fields. */
export const staticBlocks = {
  postDate: block('post-date', { date: '20210305' }),
  contactText: block('contact-text', {
    description: html('<p>Signe answers letters, the telephone and the door.</p>'),
    link: link('Write to the house', 'mailto:house@wayleave.example'),
  }),
  downloadFile: block('download-file', {
    title: 'What we owe for crossing it',
    description: html('<p>The report of 2026, with the tables and what we got wrong in 2025.</p>'),
    link: link('Download the report', '/wp-content/uploads/report-2026.pdf'),
  }),
  price: block('price', {
    price: '1450',
    textAfterPrice: 'DKK a year',
    shippingText: 'Four issues, sent on Tuesdays. Shipping within Denmark is included.',
  }),
  testimonials: block('testimonials', {
    slides: [
      {
        id: '1',
        title: 'Asta Lindqvist, pilot',
        image: picture('portrait-asta', 4 / 5, '#f7cdb4', 'A woman in a pilot’s cap.'),
        text: html('<p>I joined for the soup, and stayed for the minutes.</p>'),
      },
      {
        id: '2',
        title: 'Member no. 2,917',
        text: html(
          '<p>They asked what I would have to see, and by when, to admit that I was wrong. Nobody had asked me that before, and I have sat on eleven boards.</p>',
        ),
      },
      {
        id: '3',
        title: 'Jonas Ferrow, lighthouse keeper',
        image: picture('portrait-jonas', 4 / 5, '#24365f', 'A man in a blue jersey.'),
        text: html('<p>Forty years of tables, and they read every page.</p>'),
      },
    ],
  }),
  membershipPromotion: block('membership-promotion', {
    title: 'The house belongs to those who keep it',
    description: html('<p>Four issues of <em>Crossings</em> a year, and a seat at the long table.</p>'),
    image: picture('membership', 4 / 3, '#24365f', 'A long table with one lamp.'),
    price: 'DKK 450 a year',
    link: link('Become a member', '/membership'),
  }),
  subscriptionBox: block('subscription-box', {
    mostPopularText: 'Most popular',
    title: 'Individual membership',
    subTitle: 'The journal on paper, the key to the archive',
    recommendedText: 'For those who read with a pencil',
    image: picture('crossings', 3 / 2, '#f7cdb4', 'Four issues of a printed journal.'),
    price: '450',
    textAfterPrice: 'a year',
    products: [
      { id: '1', title: 'Crossings', description: html('Four printed issues, sewn, not glued') },
      { id: '2', title: 'The long table', description: html('A seat at every lecture and walk') },
      { id: '3', title: 'The archive of futures that did not happen' },
    ],
    subscriptionType: 'individual-membership',
  }),
  signUpForm: block('sign-up-form', {
    title: 'Join in three minutes',
    subscriptionType: 'individual-membership-digital',
  }),
  shopCollection: block('shop-collection', {
    collectionHandle: 'prints',
    numberOfEntries: 3,
    disableSp: false,
    buttonLink: link('All prints', '/shop'),
  }),
};

export const framedTides = {
  link: link('The tides of 2061', 'https://frames.example/tides?year=2061'),
  height: '60vh',
};
