import { bullets, heading, paragraph } from '../../src/content/seed/blocks.ts';
import { blogPost } from '../../src/content/seed/entries.ts';

export default blogPost({
  id: 405,
  slug: 'what-children-ask',
  title: 'What children ask',
  standfirst:
    'Every spring the fourth form comes to the customs house and puts questions. We have kept them since 1981.',
  date: '20251211',
  author: 'Amara Osei-Lund',
  cats: ['methods'],
  opening:
    'Jonas Ferrow looks after the archive. One of its smaller boxes holds 2,300 slips of paper in pencil.',
  caption: 'Stars over a house that is still up. Slip 611 asks whether they get tired.',
  body: [
    paragraph(
      'The rule is that any question about the future may be put, and that nobody who works here may answer before a night has passed. We introduced the night in 1983, after an answer concerning nuclear weapons.',
    ),
    heading('From the box'),
    bullets(
      'Will there still be Wednesdays? (1981)',
      'When I am old, will you be dead, or will they have fixed that? (1988)',
      'Who decides what gets invented first? (1990)',
      'Will I have to share my room? (1996, 2004, 2011, 2019)',
      'Is there a list of the animals I should look at now? (2007)',
      'Are you sad about your job? (2015)',
      'If everybody plants a tree where will we play? (2021)',
      'What do you call the future when you get there? (2024)',
    ),
    paragraph(
      'I have sorted them, as I sort everything, and the surprise is how little the newspapers show. Wars come and go; the slips go on about rooms, dogs, brothers and whether one will be asked. The only clear change in forty years is that in about 2009 the questions turned from <em>will there be</em> to <em>will there still be</em>.',
    ),
    paragraph('In the last two springs, for reasons that I do not know, they have begun to turn back.'),
  ],
  related: ['/blog/why-we-print-our-mistakes', '/blog/the-smell-of-2050'],
});
