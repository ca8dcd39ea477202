import {
  heading,
  intro,
  largeIntro,
  pageTitle,
  paragraph,
  shopCollection,
  withFrame,
} from '../../src/content/seed/blocks.ts';
import type { EntrySeed } from '../../src/content/seed/seed.ts';

const shop: EntrySeed = {
  id: 20,
  path: '/shop',
  title: 'Shop',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'Shop – The Wayleave Institute',
    description: 'Crossings, handbooks, prints and places at the long table, sent from a customs house.',
  },
  picture: 'list-shop',
  content: [
    pageTitle('Shop', 'Paper, prints and places, sent from a customs house'),
    largeIntro('Everything here was made slowly, by somebody whose name we know.'),
    withFrame(shopCollection('crossings', 3), { title: 'Crossings, the journal' }),
    withFrame(shopCollection('prints', 6), {
      title: 'Prints',
      description: 'Cones, tides, rings and strata, each printed by hand in five inks.',
    }),
    withFrame(shopCollection('events', 3), { title: 'Places', colour: 'sand' }),
    heading('How we send things'),
    intro('On Tuesdays and Fridays, by the ten o’clock ferry.'),
    paragraph(
      'Parcels are packed in the old weighing room. If something comes to harm on its way, write to us and we will send another; there is no form. What you pay for goes into the house, which belongs to nobody and everybody.',
    ),
  ],
};

export default shop;
