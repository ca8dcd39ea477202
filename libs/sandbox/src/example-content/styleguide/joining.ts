import { blockTitle, link, withFrame } from '../../content/seed/blocks.ts';
import { membershipPromotion, signUpForm, subscriptionBox } from '../../content/seed/static-blocks.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';

const joining: BlockSeed[] = [
  blockTitle('Joining'),
  membershipPromotion(
    'The house belongs to those who keep it',
    '<p>Four issues of <em>Crossings</em> a year, and a seat at the long table.</p>',
    'membership-hero',
    'DKK 450 a year',
    link('Become a member', '/membership'),
  ),
  withFrame(
    membershipPromotion(
      'Without a picture',
      '<p>On peach.</p>',
      undefined,
      '',
      link('Become a member', '/membership'),
    ),
    { colour: 'peach' },
  ),
  withFrame(
    subscriptionBox({
      ...{
        mostPopularText: 'Most popular',
        title: 'Individual membership',
        subTitle: 'On paper and on screen',
      },
      ...{ recommendedText: 'For those who read with a pencil', image: 'membership-journal' },
      ...{ price: 450, textAfterPrice: 'a year', subscriptionType: 'individual-membership' },
      products: [
        ['Crossings', 'Four printed issues, sewn, not glued'],
        ['The long table', 'A seat at every lecture and walk'],
        ['The archive of futures that did not happen', ''],
      ],
    }),
    { title: 'Memberships' },
  ),
  subscriptionBox({
    ...{ title: 'Individual membership, digital', subTitle: 'The same without paper' },
    ...{ price: '250', textAfterPrice: 'a year', subscriptionType: 'individual-membership-digital' },
    products: [['Crossings', 'On screen, on the day it is printed']],
  }),
  withFrame(
    subscriptionBox({
      ...{ title: 'Futures membership and donation', subTitle: 'With something over for the gate' },
      ...{ image: 'membership-door', price: 'DKK 1,200', textAfterPrice: 'a year' },
      subscriptionType: 'futures-membership-+-donation',
    }),
    { colour: 'sand' },
  ),
  signUpForm('Join in three minutes', 'individual-membership'),
];

export default joining;
