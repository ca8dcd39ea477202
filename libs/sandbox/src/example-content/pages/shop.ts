import {
  heading,
  intro,
  largeIntro,
  link,
  pageTitle,
  paragraph,
  shopCollection,
  withFrame,
} from '../../content/seed/blocks.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const shop: EntrySeed = {
  id: 20,
  path: '/shop',
  title: 'Shop',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'Journals, prints and handbooks – The Wayleave Institute',
    description: 'Crossings, handbooks, prints and places at the long table, sent from a customs house.',
  },
  picture: 'list-shop',
  content: [
    pageTitle('Shop', 'Paper, prints and places, sent from a customs house'),
    largeIntro('Everything here was made slowly, by somebody whose name we know.'),
    withFrame(shopCollection('crossings', 3, link('All issues', '/p')), {
      title: 'Crossings, the journal',
      description: 'Four times a year since 1974, sewn so that it opens flat.',
    }),
    withFrame(shopCollection('handbooks', 6), {
      title: 'Handbooks',
      description: 'How we do what we do, for people who would rather do it themselves.',
    }),
    withFrame(shopCollection('prints', 6), {
      title: 'Prints',
      description: 'Cones, tides, rings and strata, each printed by hand in five inks.',
    }),
    withFrame(shopCollection('events', 3), {
      title: 'Places at the table',
      description: 'One place for each guest, so that everybody has a chair.',
      colour: 'sand',
    }),
    withFrame(shopCollection('desk', 4), { title: 'For the desk' }),
    heading('How we send things'),
    intro('On Tuesdays and Fridays, by the ten o’clock ferry.'),
    paragraph(
      'Parcels are packed in the old weighing room. If something arrives damaged, write to us and we will send another; there is no form. What you pay for goes into the house, which belongs to nobody and everybody.',
    ),
  ],
};

export default shop;
