import { bullets, heading, paragraph, quote, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 207,
  slug: 'the-last-night-shift',
  title: 'The last night shift',
  standfirst:
    'One worker in nine is awake while the rest of us sleep. Which of that work must be done in the dark, and who decides?',
  date: '20260611',
  cats: ['work'],
  caption: 'An hour of looking up from the customs house roof, with the light left on for the cleaner.',
  opening:
    'At ten past three in the morning the town has four hundred and sixty people in it who are paid to be awake. We spent a winter finding out who they are.',
  body: [
    paragraph(
      'Bakers, of course, and nurses. The man who reads the pressure in the water tower. A woman who answers the telephone for lifts, all the lifts, in three countries. Two people who watch nineteen screens so that a warehouse with no people in it can be said to be attended. And, to our surprise, ninety-three cleaners, who clean at night for no reason that any of their employers could give, except that it had always been felt to be tidier not to see them.',
    ),
    heading('Work that needs the dark'),
    paragraph(
      'We sorted each of the four hundred and sixty jobs by a plain question: what would happen if it were done at noon? Some work needs the night. Bread does, if one wants it at seven. Birth does not keep hours. The tide does as it likes. But when the list was finished it had three heaps, and the third was the tallest:',
    ),
    bullets(
      'work that must be done at night: 141 people',
      'work that must be ready to be done at night, and mostly is not: 118 people',
      'work that is done at night because somebody decided so, once: 201 people',
    ),
    quote(
      'Nobody ever told me why nights. I think they forgot that I was there.',
      'A cleaner, eleven years on the same floor',
    ),
    heading('The price of an hour'),
    paragraph(
      'The body keeps its own account of the night, and its interest is high: in sleep, in blood sugar, in marriages. We worked out what a night hour costs when everything is counted that is at present paid by somebody else. It came to a little over four times the night supplement in the agreement. That figure was the gentlest thing in our report, and the only one that made anyone put down a cup.',
    ),
    paragraph(
      'Since January the hospital, the council and two of the large firms in the town have moved all cleaning to the day. The cleaners are now seen, which not all of them like. Complaints about cleanliness have fallen by half. One person in accounts has learnt to say good morning in Tamil.',
    ),
    heading('A right to the night'),
    text(
      '<p>And then the other side of the matter, which we had not thought of until Yusra Haddad-Krogh, who led the study, spent a week with the woman of the lifts. She does not want to be moved to the day. She likes the night: its manners, its radio, its long thoughts. She has chosen it for twenty-six years.</p><p>So the report does not end with a ban. It ends with a proposal that anybody who is asked to work between midnight and five must be told why, in a sentence, in writing, and may ask for the sentence to be looked at by somebody else. It sounds slight. We have tried it. It is remarkable how many sentences cannot be written.</p>',
    ),
  ],
  related: [
    '/news/an-apprentice-of-seventy',
    '/news/the-week-the-wind-did-not-come',
    '/news/who-will-hold-the-ladder',
  ],
});
