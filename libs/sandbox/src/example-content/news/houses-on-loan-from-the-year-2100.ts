import { figure, heading, paragraph, quote, steps, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 206,
  slug: 'houses-on-loan-from-the-year-2100',
  title: 'Houses on loan from the year 2100',
  standfirst:
    'What if a building had to be handed back? A hundred-year lease changes a drawing more than any regulation.',
  date: '20260702',
  cats: ['cities'],
  caption: 'The quay as it stands, as it was meant, and, dotted, as it has been promised to somebody else.',
  opening:
    'The strangest document in our house is eleven pages long and is signed by an architect, a builder, a bank, and a person who has not been born.',
  body: [
    paragraph(
      'It is a lease. It lets a plot on the north quay, with everything that is built on it, from the year 2100. The tenants are the people who happen to be living now. They may build what they like, live in it as they like, sell it to one another as often as they like. But in the spring of 2100 they hand it back in the state that the schedule describes, and the schedule is strict.',
    ),
    heading('The schedule'),
    paragraph(
      'We wrote it with a mason, a fire officer, a landlord and a class of fourteen-year-olds. The fourteen-year-olds were the hardest to satisfy. In the end it came down to five conditions.',
    ),
    steps(
      'Two people can take out every part of a house with tools that one can buy in the town.',
      'Nothing that lasts less than thirty years is built into anything that lasts longer.',
      'The ground floor can be a shop, a school or a stable, and has been drawn as all three.',
      'What the house needs to stay warm in the coldest week can be carried up the stairs.',
      'Someone is paid to know how it works, and to teach the next.',
    ),
    paragraph(
      'Clause two did most of the work. When the architects coloured their first drawing by how long things last, it came out like a marbled cake: pipes of twenty years in walls of eighty, windows of thirty glued into frames of ten. They threw the drawing away. It was, they said, the first time they had seen it.',
    ),
    figure(
      'news-lease-layers',
      'A house as strata: what lasts a season, a generation, a century. The fault is where they were mixed.',
    ),
    heading('Does it cost more?'),
    paragraph(
      'Yes: some nine per cent, nearly all of it in joints and in the height of the ground floor. The bank lent against it at a lower rate than usual, which startled us more than anybody. Its reasoning took a single line. A house that has to be returned in good order is a house that somebody is looking after.',
    ),
    quote('You build differently when the heirs are in the room, even if the chair is empty.', 'The mason'),
    heading('The empty chair'),
    text(
      '<p>Who signs for the person who has not been born? In law, for the present, a trust with seven members; two must be under twenty. In practice there was a chair. At each meeting it stood at the end of the table with nobody in it, and by the third month people had begun to speak to it: not gravely, but as one speaks to a guest who may be cold.</p><p>The first eleven houses will be ready next summer. The lease, in four languages, can be copied by anyone. We ask only that you keep the chair.</p>',
    ),
  ],
  related: [
    '/news/the-town-that-decided-to-be-an-island',
    '/news/a-square-for-a-hotter-town',
    '/news/what-the-soil-will-still-remember',
  ],
});
