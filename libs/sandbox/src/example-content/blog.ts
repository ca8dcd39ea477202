import { bullets, heading, paragraph, quote, steps } from '../content/seed/blocks.ts';
import { blogPost } from '../content/seed/entries.ts';
import type { EntrySeed } from '../content/seed/seed.ts';

const entries: EntrySeed[] = [
  blogPost({
    id: 402,
    slug: 'a-clock-for-the-canteen',
    title: 'A clock for the canteen',
    standfirst: 'We hung up a clock whose hand takes eighty years to go round. It has changed lunch.',
    date: '20260903',
    author: 'Tobias Aldermoor',
    cats: ['methods', 'work'],
    opening:
      'Elias Quist, who is responsible for our methods, on a present from a clockmaker and what it did to the soup.',
    caption:
      'The dial as it stood on the day it was hung. It has since moved by rather less than the width of the hand.',
    body: [
      paragraph(
        'The clock has one hand, no numerals, and a mark at the top for the day on which it was hung. The hand goes round once in eighty years. It was a gift from a man who repairs church clocks and who had attended, he said, one too many of our lectures.',
      ),
      paragraph(
        'For the first month people looked at it in order to check whether it had moved. It had not. In the second month they stopped looking. Then something odd began to happen to the conversation.',
      ),
      heading('Three sentences I wrote down'),
      bullets(
        '“I shall be about there,” with a finger, over the herring.',
        '“She was already up when it was there,” of a grandmother, pointing to where the hand would have been.',
        '“Can we decide that before it gets to the window?”',
      ),
      paragraph(
        'The last is my favourite. The window is at about a quarter past, which is to say the year 2046. It was said of the roof.',
      ),
      heading('A unit for the middle distance'),
      paragraph(
        'We have good instruments for the very short and a certain feeling for the very long. It is the middle distance for which language fails: more than a budget, less than a myth. Twenty years is not a number that one can feel. A quarter of the way round, from the coats to the window, past the serving hatch, turns out to be one that can be felt without any effort, with one’s mouth full.',
      ),
      paragraph(
        'If you would like to make one, a gearing of 701,280 to one between the motor and the hand will do it. Or else paint a circle on the wall, and on your birthday move a pin. Put it where you eat.',
      ),
    ],
    related: ['/blog/the-smell-of-2050', '/blog/why-we-print-our-mistakes'],
  }),
  blogPost({
    id: 403,
    slug: 'how-to-read-a-scenario-aloud',
    title: 'How to read a scenario aloud',
    standfirst:
      'Slowly, sitting down, and never from a slide. Advice from somebody who has put many rooms to sleep.',
    date: '20260625',
    author: 'Elias Quist',
    cats: ['methods'],
    opening:
      'Ingrid Holm-Sayer has directed the institute since 2018. She has read some four hundred scenarios to boards, parishes and, once, a jury.',
    caption: 'Four voices over one floor. A scenario is read for the place where they cross.',
    body: [
      paragraph(
        'A scenario is not a document. It is a thing that happens in a room between the person who reads and those who for ten minutes are somewhere else. I have done it badly in nine countries. Here is what I know.',
      ),
      steps(
        '<strong>Sit.</strong> Standing up is for people who are certain.',
        '<strong>Begin with a Tuesday.</strong> Weather, breakfast, the price of something. If the first sentence has a percentage in it, cross it out.',
        '<strong>Use the present tense, and keep it.</strong> The moment you say “would” everyone is back in the room.',
        '<strong>Name somebody,</strong> and give her a small annoyance. A drawer that sticks. It is by the drawer that they will remember the whole of it.',
        '<strong>Leave out what you are proudest of.</strong> It is nearly always the machine.',
        '<strong>Stop before the end.</strong> A scenario that concludes is a recommendation in fancy dress.',
      ),
      heading('And then say nothing'),
      paragraph(
        'This is the hard part. When you have finished there will be a pause, and everything in you will want to fill it with method. Do not. Count the window panes. Somebody will say something that sounds beside the point, about a mother, or a dog, or what the bus is called. That is the point. Write it down as it was said.',
      ),
      paragraph(
        'I once waited four minutes by the clock. Then the chairman of a shipping line said, to nobody in particular: “I don’t think I like who I am in that one.” We did not need the workshop.',
      ),
    ],
    related: ['/blog/the-smell-of-2050', '/blog/a-clock-for-the-canteen'],
  }),
  blogPost({
    id: 404,
    slug: 'the-smell-of-2050',
    title: 'The smell of 2050',
    standfirst:
      'Pictures of the future have no smell. We tried to put it back, with a chemist, a cook and a wet dog.',
    date: '20260219',
    author: 'Yusra Haddad-Krogh',
    cats: ['cities', 'methods'],
    opening:
      'Amara Osei-Lund, who works on cities, on the least glamorous experiment that this house has ever paid for.',
    caption: 'A town across water, with what is not yet built drawn in dots. None of it smells of anything.',
    body: [
      paragraph(
        'Look at any picture of the city of the future. Glass, leaves, a person with a cup. It is always eleven in the morning, and there is never a smell. You can tell that it is not a place by this alone.',
      ),
      paragraph(
        'Smell is what tells us that we are somewhere. So last winter, for a street in the old harbour that is to be rebuilt, we made its next smells before its drawings were finished. We had a chemist who composes for a soap works, a cook, and a former inspector of drains, who turned out to be the poet among us.',
      ),
      heading('Four bottles'),
      paragraph(
        'The first was the street as it is: diesel, chips, seaweed, hot dust from the ventilator of the tunnel. Residents knew it at once, and several of them became defensive.',
      ),
      paragraph(
        'The second was the street with the cars gone. It took nine attempts, since nobody could say what lay underneath. In the end it was wet stone, bread, and other people.',
      ),
      paragraph(
        'The third was the street in a hot, dry August with the drains as they are. We did not need to explain our recommendation on drains.',
      ),
      paragraph(
        'The fourth had lime blossom in it, warm timber and a trace of wet dog. It was the most popular by far. The developer asked whether the dog might be taken out. He was told, by an eight-year-old, that he could have the street with the dog or not at all.',
      ),
      quote('A plan that you cannot smell is a plan for somebody else.', 'The inspector of drains'),
      paragraph('The bottles are in the hall. Please put the stoppers back.'),
    ],
    related: [
      '/blog/how-to-read-a-scenario-aloud',
      '/blog/a-clock-for-the-canteen',
      '/blog/what-children-ask',
    ],
  }),
  blogPost({
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
  }),
  blogPost({
    id: 401,
    slug: 'why-we-print-our-mistakes',
    title: 'Why we print our mistakes',
    standfirst:
      'The last page of every issue is given to what we got wrong. It is the page on which most letters arrive.',
    date: '20261105',
    author: 'Ingrid Holm-Sayer',
    cats: ['methods'],
    opening:
      'Wen Halloran-Li, who edits <em>Crossings</em>, on the page that her predecessors tried three times to abolish.',
    caption: 'Strata with a fault: the layers are the same on both sides, but they no longer meet.',
    body: [
      paragraph(
        'The page is called <em>Errata and Regrets</em>. It began in 1977 as four lines about a misplaced decimal point. By the middle of the eighties it ran to a column, and in 1994, after our issue on the future of the telephone, to most of a supplement.',
      ),
      paragraph(
        'I inherited it with instructions to be kind to it and let it die. I have come to think that it is the only page we could not do without.',
      ),
      heading('A forecast is a letter'),
      paragraph(
        'Here is what I have learnt from it. A forecast is a letter to someone who will know better than you. There are two ways of writing to such a person. One is to cover yourself, so that however things turn out you may be found to have been careful. The other is to say plainly what you see from where you stand, with the date, and to trust that she will know how to read it.',
      ),
      paragraph(
        'The first kind never gets on to the page, since it cannot be wrong. The second gets on to it often. And when I read back through fifty years of regrets it is the second kind that I would not have missed: somebody stood there, on that day, and that is what could be seen.',
      ),
      quote(
        'We regret that in Spring 1986 we gave the sea until 2100. The sea has asked us to correct this.',
      ),
      paragraph(
        'So if you find us out, do write. Say what we said and when, and what happened instead. You need not be polite, though most people are. We will print it, and send you a tin of the harbour’s smoked mackerel, about the price of which we were also wrong.',
      ),
    ],
    related: ['/blog/a-clock-for-the-canteen', '/blog/how-to-read-a-scenario-aloud'],
  }),
];

export default entries;
