import { cardLinks, heading, bullets, paragraph, withFrame } from '../../src/content/seed/blocks.ts';
import { hostedFilm } from '../../src/content/seed/moving-blocks.ts';
import { initiative } from '../../src/content/seed/entries.ts';

export default initiative({
  id: 702,
  slug: 'harbour-2080',
  title: 'Harbour 2080',
  standfirst: 'Ten towns rehearse the sea of their grandchildren, and decide what to do in this budget.',
  opening: 'Ten harbours, ten years, one question each, chosen by the people who live there.',
  body: [
    paragraph(
      'Each town draws forty residents by lot, twice, five years apart. They are paid, fed and given a map, a tank and the best numbers there are. What they decide goes to the council, which must answer it line by line within the year.',
    ),
    heading('Where things stand'),
    bullets(
      'Sandholm has voted to let its causeway go after 2034.',
      'Nørrevig has planted its first mile of kelp.',
      'Vesterhavn has moved its fire station uphill, and nothing else yet.',
      'Seven towns have drawn their lots and will meet in 2027.',
    ),
    hostedFilm('harbour2080', {
      cover: 'event-what-the-tide-tables-knew',
      description:
        'What one tide will do in Sandholm in 2061, drawn from the tables of 1931. Twenty seconds.',
    }),
    withFrame(
      cardLinks(
        'newsStyle',
        ['/news/the-town-that-decided-to-be-an-island', '/news/the-flood-mark-on-the-door'],
        { contentType: 'news' },
      ),
      { title: 'From the harbours' },
    ),
    withFrame(cardLinks('organisation', ['/organisations/norrevig-harbour-authority']), { title: 'With' }),
  ],
});
