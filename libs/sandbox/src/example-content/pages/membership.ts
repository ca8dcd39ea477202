import {
  bullets,
  button,
  heading,
  hero,
  imageText,
  intro,
  link,
  quote,
  withFrame,
  banner,
} from '../../content/seed/blocks.ts';
import { subscriptionBox } from '../../content/seed/static-blocks.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const membership: EntrySeed = {
  id: 6,
  path: '/membership',
  title: 'Membership',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'Membership – The Wayleave Institute',
    description:
      'Three ways to join a house of ideas about the future: on paper, on screen, or with a gift on top.',
  },
  picture: 'membership-hero',
  content: [
    hero('The house belongs to those who keep it', 'Membership', 'membership-hero'),
    intro(
      'Four issues of <em>Crossings</em> a year, a seat at the long table, the key to the archive, and a say in what we study next.',
    ),
    heading('What every member gets'),
    bullets(
      'all lectures and walks at the members’ price',
      'the reading room, here and in the house, where you can read drafts before they are finished',
      'the archive of futures that did not happen, on weekdays from ten',
      'one dried bean at the assembly, for the question of the year',
    ),
    heading('Three ways to join'),
    subscriptionBox({
      ...{ mostPopularText: 'Most popular', title: 'Individual membership' },
      subTitle: 'On paper and on screen',
      recommendedText: 'For those who read with a pencil',
      image: 'membership-journal',
      ...{ price: 450, textAfterPrice: 'a year', subscriptionType: 'individual-membership' },
      products: [
        [
          'Crossings',
          '<p>Four printed issues, sewn, not glued, sent to you by a person who reads the address.</p>',
        ],
        ['The long table', '<p>A seat at every lecture and walk.</p>'],
        ['The archive', '<p>Of futures that did not happen, on weekdays from ten.</p>'],
      ],
    }),
    subscriptionBox({
      ...{ title: 'Individual membership, digital', subTitle: 'The same without paper' },
      recommendedText: 'For those who live far from a post office or near a full shelf',
      ...{ price: 250, textAfterPrice: 'a year', subscriptionType: 'individual-membership-digital' },
      products: [['Crossings', '<p>On screen, on the day it is printed.</p>']],
    }),
    subscriptionBox({
      ...{ title: 'Futures membership and donation', subTitle: 'With something over for the gate' },
      recommendedText: 'For those who want others to come too',
      image: 'membership-door',
      ...{ price: 1200, textAfterPrice: 'a year', subscriptionType: 'futures-membership-+-donation' },
      products: [
        ['The printed membership', ''],
        [
          'A gift on top',
          '<p>It pays for half of the places at the School of Long Sight, and is tax-deductible in Denmark.</p>',
        ],
      ],
    }),
    quote('I joined for the soup, and stayed for the minutes.', 'Member no. 2,917'),
    imageText(
      'A journal to keep',
      '<p><em>Crossings</em> is sewn, not glued. Each issue has one subject, sixty-four pages, and at the end a page of what we got wrong in the last. Readers have been known to leave them to one another.</p>',
      'membership-journal',
      'left',
      link('See the shop', '/shop'),
    ),
    withFrame(
      banner(
        'Questions before you join?',
        'Signe Abildtrup answers letters, the telephone, and the door.',
        'membership-door',
        link('Write to the house', '/contact'),
      ),
      { colour: 'peach' },
    ),
    button(link('What members read first', '/members/reading-room'), 'left', 'small'),
  ],
};

export default membership;
