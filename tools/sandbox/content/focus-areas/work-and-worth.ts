import { cardLinks, heading, paragraph, withFrame } from '../../src/content/seed/blocks.ts';
import { focusArea } from '../../src/content/seed/entries.ts';

export default focusArea({
  id: 606,
  slug: 'work-and-worth',
  title: 'Work and worth',
  standfirst: 'Not whether there will be jobs, but which hours of a life they should be allowed to have.',
  opening:
    'For two centuries the future of work has been announced every ten years. Meanwhile somebody has cleaned the room.',
  body: [
    paragraph(
      'We are less interested in what machines will do than in what people will still be asked to do when they have done it: at what hour, at what age, in what company, and whether anyone will say thank you.',
    ),
    heading('What we are asking'),
    paragraph(
      'Which work needs the night? What can a beginner of seventy teach his foreman? What is the wage for holding a ladder? We sit with people while they work, and show them what we have written before we show it to anybody else.',
    ),
    withFrame(
      cardLinks(
        'newsStyle',
        ['/news/the-last-night-shift', '/news/an-apprentice-of-seventy', '/news/who-will-hold-the-ladder'],
        { contentType: 'news' },
      ),
      { title: 'From this work' },
    ),
    withFrame(cardLinks('person', ['/people/yusra-haddad-krogh']), { title: 'Ask' }),
  ],
});
