import { cardLinks, heading, paragraph, steps, withFrame } from '../../src/content/seed/blocks.ts';
import { initiative } from '../../src/content/seed/entries.ts';

export default initiative({
  id: 703,
  slug: 'school-of-long-sight',
  title: 'The School of Long Sight',
  standfirst: 'A year of long weekends for people who have to decide things that will outlast them.',
  opening:
    'Twenty-four students a year: mayors, midwives, foresters, the heirs of firms. No examinations; one forecast, with a date on it.',
  body: [
    paragraph(
      'The school meets nine times between September and June, always for three days and always with a cook. Half the places go to people who could not pay for them, and nobody is told which half.',
    ),
    heading('The year'),
    steps(
      '<strong>Autumn</strong> looks back: archive, soil pits, flood marks.',
      '<strong>Winter</strong> looks sideways: what is changing at the same time, and for whom.',
      '<strong>Spring</strong> looks ahead: four honest futures, read aloud.',
      '<strong>June</strong> looks down: what will you do on Monday?',
    ),
    withFrame(cardLinks('calendar', ['/calendar/school-of-long-sight']), { title: 'The next year' }),
  ],
});
