import {
  banner,
  cardLinks,
  entryList,
  hero,
  imageText,
  largeIntro,
  line,
  link,
  shopCollection,
  withFrame,
} from '../../content/seed/blocks.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const home: EntrySeed = {
  id: 2,
  path: '/',
  title: 'The Wayleave Institute',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'The Wayleave Institute – a house of ideas about the future',
    description:
      'A non-profit futures institute in a harbour town: essays, scenarios, lectures and a journal, run by its members since 1974.',
  },
  picture: 'home-hero',
  content: [
    hero(
      'The future is somebody else’s land. Ask before you cross.',
      'A house of ideas about the long term, run by its members since 1974',
      'home-hero',
      link('Where our name comes from', '/about'),
    ),
    largeIntro(
      'A wayleave is the right to cross ground that is not yours. Every decision we make today crosses ground that belongs to people who are <em>not here yet</em>. We try to cross it with care, in daylight, and to leave the gate as we found it.',
    ),
    withFrame(
      cardLinks(
        'news',
        [
          '/news/the-town-that-decided-to-be-an-island',
          '/news/a-hundred-and-four-birthdays',
          '/news/the-week-the-wind-did-not-come',
          '/news/four-ways-to-be-wrong-about-2040',
          '/news/what-the-soil-will-still-remember',
        ],
        { contentType: 'news', enlargeFirst: true },
      ),
      { title: 'This season' },
    ),
    line('medium'),
    withFrame(
      cardLinks(
        'peachimg',
        [
          '/focus-areas/seas-and-shores',
          '/focus-areas/cities-that-last',
          '/focus-areas/long-lives',
          '/focus-areas/energy-as-a-habit',
          '/focus-areas/land-and-food',
          '/focus-areas/work-and-worth',
        ],
        { contentType: 'focus-areas' },
      ),
      {
        title: 'What we study',
        description: 'Six long questions. Each has a person who will answer the telephone.',
        colour: 'sand',
      },
    ),
    imageText(
      'Boxes of what did not happen',
      '<p>Under the house, where they once kept brandy, lie two hundred metres of plans that came to nothing: a tunnel, a language, a street of limes. They are the best training we know for anyone who has to decide something.</p><p>The archive is open to members on weekdays, and to everyone on the first Saturday of the month.</p>',
      'home-archive',
      'left',
      link('Read about the archive', '/news/the-archive-of-futures-that-did-not-happen'),
    ),
    withFrame(entryList('calendar', { perPage: 4, button: link('The whole calendar', '/calendar') }), {
      title: 'Come and sit at the long table',
      description: 'Lectures, walks and weekends. There is nearly always soup.',
    }),
    withFrame(
      cardLinks('case', [
        '/cases/nine-cold-days',
        '/cases/a-school-that-can-shrink',
        '/cases/the-care-rota-of-2040',
      ]),
      { title: 'Recent cases' },
    ),
    withFrame(
      cardLinks(
        'blog',
        [
          '/blog/why-we-print-our-mistakes',
          '/blog/a-clock-for-the-canteen',
          '/blog/how-to-read-a-scenario-aloud',
        ],
        { contentType: 'blog' },
      ),
      {
        title: 'Notes from the long table',
        colour: 'paper',
      },
    ),
    withFrame(shopCollection('prints', 3, link('Visit the shop', '/shop')), {
      title: 'From the weighing room',
      description: 'Time in five inks, each sheet pulled by hand.',
    }),
    withFrame(
      banner(
        'Help keep the gate',
        'Members pay for two thirds of what we do, and choose by dried beans what we study next. Four issues of Crossings a year, a key to the archive, and a chair that is yours.',
        'home-membership',
        link('Become a member', '/membership'),
      ),
      { colour: 'night' },
    ),
  ],
};

export default home;
