import { button, cardLinks, heading, link, paragraph, withFrame } from '../../src/content/seed/blocks.ts';
import { focusArea } from '../../src/content/seed/entries.ts';

export default focusArea({
  id: 601,
  slug: 'seas-and-shores',
  title: 'Seas and shores',
  standfirst: 'How to live beside water that has begun to move.',
  opening:
    'A coast is an agreement between land and sea, and it is coming up for renewal. We help those who live by it to read the old terms and write new ones.',
  body: [
    paragraph(
      'Two in five people live within a day’s walk of salt water. For most of history that was a choice renewed in each generation; for a century and a half we have treated it as a fact, and poured concrete on it. The concrete is now ageing faster than those who poured it.',
    ),
    heading('What we are asking'),
    paragraph(
      'What can a town give up without ceasing to be itself? Who may decide it, and for whom? What grows where we stop defending? We work with ten harbour towns, two dyke boards and a school, and we begin with what is remembered: flood marks, net stores, the names of fields.',
    ),
    button(link('Managed retreat, in plain words', '/focus-areas/seas-and-shores/managed-retreat')),
    withFrame(
      cardLinks(
        'newsStyle',
        [
          '/news/the-town-that-decided-to-be-an-island',
          '/news/kelp-patience-and-a-very-long-line',
          '/news/the-flood-mark-on-the-door',
        ],
        { contentType: 'news' },
      ),
      { title: 'From this work' },
    ),
    withFrame(cardLinks('person', ['/people/tobias-aldermoor']), { title: 'Ask' }),
  ],
});
