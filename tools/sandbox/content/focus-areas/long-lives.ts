import { button, cardLinks, heading, link, paragraph, withFrame } from '../../src/content/seed/blocks.ts';
import { focusArea } from '../../src/content/seed/entries.ts';

export default focusArea({
  id: 603,
  slug: 'long-lives',
  title: 'Long lives',
  standfirst: 'A century is becoming an ordinary span. Nobody has yet written the second half.',
  opening: 'We were given thirty more years and put all of them at the end. There are better places.',
  body: [
    paragraph(
      'This is the quietest revolution there has ever been, and the least discussed, except as a cost. We follow long lives as they are lived, in kitchens and on buses, and ask what would have to change so that a hundred years felt like room.',
    ),
    heading('What we are asking'),
    paragraph(
      'When should one learn, and how often? What is work for, after the mortgage? Who holds the ladder, and who holds her? We work with a regional care service, three employers and forty-eight people between seventy and ninety-six, whom we pay.',
    ),
    button(link('The second forty', '/focus-areas/long-lives/the-second-forty')),
    withFrame(
      cardLinks(
        'newsStyle',
        [
          '/news/a-hundred-and-four-birthdays',
          '/news/who-will-hold-the-ladder',
          '/news/an-apprentice-of-seventy',
        ],
        { contentType: 'news' },
      ),
      { title: 'From this work' },
    ),
    withFrame(cardLinks('person', ['/people/petra-winding']), { title: 'Ask' }),
  ],
});
