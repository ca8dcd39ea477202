import {
  bullets,
  button,
  cardLinks,
  figure,
  heading,
  hero,
  imageText,
  intro,
  link,
  paragraph,
  quote,
  withFrame,
} from '../../content/seed/blocks.ts';
import { slider } from '../../content/seed/moving-blocks.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const about: EntrySeed = {
  id: 4,
  path: '/about',
  title: 'About the institute',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'About us: a house, a harbour and a long table – The Wayleave Institute',
    description: 'Who we are, where the name comes from, how we work, and who pays for it.',
  },
  picture: 'about-hero',
  content: [
    hero('A house, a harbour and a long table', 'About the institute', 'about-hero'),
    intro(
      'We help people to think about the long term before it arrives: towns, farms, firms, families, and anyone who comes up the steps.',
    ),
    heading('The name'),
    paragraph(
      'A <em>wayleave</em> is an old word in land law. It is the permission you need to carry something, a pipe or a wire or yourself, across ground that is not yours. You do not own the ground. You may be asked to mend the fence.',
    ),
    paragraph(
      'In the spring of 1974 eleven people, among them a judge, a midwife and a man who laid cables, sat down in a customs house that had stopped collecting customs and agreed that the future was ground of that kind. They asked what would count as leave. The question has kept the house busy since.',
    ),
    quote(
      'We do not ask what the future will be. We ask what we owe for crossing it.',
      'From the first minutes, 1974',
    ),
    heading('How we work'),
    bullets(
      '<strong>With the people concerned.</strong> Nobody’s future is written in their absence.',
      '<strong>With our hands.</strong> A tank of water, a loaf, a lamp on the kitchen wall. A future that you have handled is harder to wave away.',
      '<strong>With dates on it.</strong> We say what we would have to see, and by when, to admit that we were wrong.',
      '<strong>In public.</strong> Everything that we publish may be copied. So may our mistakes, which we print.',
    ),
    figure('about-table', 'The long table is eleven metres of oak, end on. The dark ring is 1902.', 'wide'),
    withFrame(
      slider(
        ['about-table', 'The long table, end on'],
        ['home-archive', 'The archive under the house'],
        ['membership-door', 'The dial over the door'],
        ['contact-map', 'The way up from the harbour'],
      ),
      { title: 'Once round the house' },
    ),
    imageText(
      'Who pays',
      '<p>We are a non-profit house. Two thirds of our income comes from 3,400 members, a fifth from the work that we do with towns and firms, and the rest from the shop, the school and a legacy left to us by a lighthouse keeper.</p><p>No gift may be larger than a twentieth of the whole. The accounts are on the table in the hall.</p>',
      'about-accounts',
      'right',
      link('Become a member', '/membership'),
    ),
    withFrame(
      cardLinks('person', [
        '/people/ingrid-holm-sayer',
        '/people/elias-quist',
        '/people/wen-halloran-li',
        '/people/jonas-ferrow',
      ]),
      { title: 'Some of the people you may meet', colour: 'sand' },
    ),
    button(link('Everybody who works here', '/people'), 'center'),
  ],
};

export default about;
