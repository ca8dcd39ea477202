import {
  bullets,
  cardLinks,
  heading,
  intro,
  pageTitle,
  paragraph,
  quote,
  withFrame,
} from '../../content/seed/blocks.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const readingRoom: EntrySeed = {
  id: 30,
  path: '/members/reading-room',
  title: 'The reading room',
  postType: 'page',
  postDate: '20261020',
  postStatus: 'private',
  seo: {
    title: 'The reading room – for members of the Wayleave Institute',
    description: 'Drafts, minutes and unfinished futures, for members to read before anybody else.',
  },
  picture: 'members-reading-room',
  content: [
    pageTitle('The reading room', 'For members'),
    intro(
      'Here lie the things that are not finished. Read them, write in the margin, and put them back where they were.',
    ),
    heading('On the table this month'),
    bullets(
      '<strong>A February without tomatoes.</strong> Maren Tofte’s first menu, with prices. Comments by the end of the month.',
      '<strong>The right to be away.</strong> Draft of a law in one paragraph, and eleven objections.',
      '<strong>Crossings no. 203.</strong> The page of regrets, before it has been softened.',
    ),
    quote('A draft is a future that can still be talked to.', 'Notice on the door'),
    heading('From the minutes'),
    paragraph(
      'The council met on 14 October. It agreed to move the archive’s last shelf up a floor, to leave the clock where it is, and to ask the assembly whether the soup should become official.',
    ),
    withFrame(
      cardLinks('newsStyle', ['/news/the-bread-of-a-dry-decade', '/news/who-will-hold-the-ladder'], {
        contentType: 'news',
      }),
      { title: 'What these drafts grew from' },
    ),
  ],
};

export default readingRoom;
