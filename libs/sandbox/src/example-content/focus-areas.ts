import {
  bullets,
  button,
  cardLinks,
  heading,
  link,
  paragraph,
  quote,
  steps,
  withFrame,
} from '../content/seed/blocks.ts';
import { focusArea, topic } from '../content/seed/entries.ts';
import type { EntrySeed } from '../content/seed/seed.ts';

const entries: EntrySeed[] = [
  focusArea({
    id: 602,
    slug: 'cities-that-last',
    title: 'Cities that last',
    standfirst: 'Houses, squares and streets that will have to suit people we shall never meet.',
    opening:
      'Nine tenths of the town of 2050 is already standing. The rest of the work is to learn how to live in it differently.',
    body: [
      paragraph(
        'A building outlives its purpose three times over, if it is let. We look for what lets it: generous ground floors, joints that come apart, leases that look ahead, and somebody who is paid to know how the thing works.',
      ),
      heading('What we are asking'),
      paragraph(
        'What does a square owe to the hour of the day? How should a school be made for a town that is growing old? If a house had to be handed back, how would one draw it? Our answers are small, built, and open to visitors.',
      ),
      quote(
        'The greenest building is the one about which somebody still cares in eighty years.',
        'From our building principles',
      ),
      withFrame(
        cardLinks(
          'newsStyle',
          [
            '/news/houses-on-loan-from-the-year-2100',
            '/news/a-square-for-a-hotter-town',
            '/news/heat-that-comes-from-the-neighbours',
          ],
          { contentType: 'news' },
        ),
        { title: 'From this work' },
      ),
      withFrame(cardLinks('person', ['/people/amara-osei-lund']), { title: 'Ask' }),
    ],
  }),
  focusArea({
    id: 604,
    slug: 'energy-as-a-habit',
    title: 'Energy as a habit',
    standfirst: 'The machines are nearly ready. The kitchens are not.',
    opening:
      'We know how to make power from wind, sun and the warmth of other people’s bread. What we know less about is the fourth cold day.',
    body: [
      paragraph(
        'An energy system is a few thousand machines and a few million habits. The machines are studied everywhere. We study the habits: who is cold first, what a street will share, and what people do when the lamp turns red.',
      ),
      heading('What we are asking'),
      paragraph(
        'Can a valley live through a week that it has rehearsed? What kind of property is a warm pipe? When power is free at noon, who is at home? We find out by playing, with real kettles, in real time, and we publish the rules of every game.',
      ),
      withFrame(
        cardLinks(
          'newsStyle',
          ['/news/the-week-the-wind-did-not-come', '/news/heat-that-comes-from-the-neighbours'],
          { contentType: 'news' },
        ),
        { title: 'From this work' },
      ),
      withFrame(cardLinks('person', ['/people/kofi-brandstrup']), { title: 'Ask' }),
    ],
  }),
  focusArea({
    id: 605,
    slug: 'land-and-food',
    title: 'Land and food',
    standfirst: 'What a field remembers, and what we shall be eating when it has been a dry decade.',
    opening: 'Of everything that we shall hand on, the soil is the oldest and the thinnest.',
    body: [
      paragraph(
        'Farming is the largest conversation that people hold with the future, and it is held each year in the dark, in October, with a handful of seed. We try to make it longer by a generation at each end.',
      ),
      heading('What we are asking'),
      paragraph(
        'How deep is this field, and how deep was it? What would a loaf be made of, if it were made of what there will be? Who lends against a centimetre of earth? We dig with farmers and bake with bakers and have learnt to let them do the talking.',
      ),
      button(link('Soil as infrastructure', '/focus-areas/land-and-food/soil-as-infrastructure')),
      withFrame(
        cardLinks(
          'newsStyle',
          [
            '/news/what-the-soil-will-still-remember',
            '/news/the-bread-of-a-dry-decade',
            '/news/kelp-patience-and-a-very-long-line',
          ],
          { contentType: 'news' },
        ),
        { title: 'From this work' },
      ),
      withFrame(cardLinks('person', ['/people/maren-tofte']), { title: 'Ask' }),
    ],
  }),
  focusArea({
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
  }),
  topic({
    id: 611,
    slug: 'managed-retreat',
    under: '/focus-areas/seas-and-shores',
    picture: 'topic-managed-retreat',
    title: 'Managed retreat, in plain words',
    standfirst: 'Moving back from the water on purpose, in time, and in company.',
    opening:
      'It is an ugly term for an old practice. Villages have always moved. What is new is that we believe they cannot.',
    body: [
      heading('What it is'),
      paragraph(
        'A place decides, while it still has money and time, not to defend a stretch of coast beyond a certain year, and uses what it saves to make somewhere else good to live. That is all. The difficulty lies in each of the words: a place, decides, time, good.',
      ),
      heading('What we have learnt so far'),
      bullets(
        'Begin with what will be gained. If nothing will be, do not begin.',
        'Fix the year before you fix the line. People can plan for a year.',
        'Write the rule for those who wish to leave first, and make it generous.',
        'Draw the residents who decide by lot, and pay them.',
        'Ask again in ten years, whatever the answer was.',
      ),
      quote('Nobody retreats towards nothing.', 'From the Sandholm meetings'),
      paragraph(
        'Our notes from ten towns, with the costs, are in <em>Crossings</em> no. 201. The Sandholm story is told in <a href="/news/the-town-that-decided-to-be-an-island">The town that decided to be an island</a>.',
      ),
    ],
  }),
  focusArea({
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
  }),
  topic({
    id: 613,
    slug: 'soil-as-infrastructure',
    under: '/focus-areas/land-and-food',
    picture: 'topic-soil-as-infrastructure',
    title: 'Soil as infrastructure',
    standfirst: 'If a bridge lost a centimetre in ten years, somebody would be sent to look at it.',
    opening: 'We inspect what we have built. What we stand on we merely own.',
    body: [
      heading('A modest comparison'),
      paragraph(
        'Every road bridge in the country has a number, a file, and an engineer who must look underneath it every sixth year. The soil that feeds the same country has a price, and that is all that is written down about it. Yet it carries more.',
      ),
      heading('What a soil inspection would note'),
      bullets(
        'how deep the living layer is, and how deep it was last time',
        'how much rain it can swallow in an hour',
        'what it is losing, and who gains it',
        'who has promised to look after it, and until when',
      ),
      paragraph(
        'On six farms we have kept such a file since 2023. It takes one person one day a year with a spade, and costs less than the inspection of a footbridge. The first entries can be read in the pits themselves; see <a href="/news/what-the-soil-will-still-remember">What the soil will still remember</a>.',
      ),
    ],
  }),
  topic({
    id: 612,
    slug: 'the-second-forty',
    under: '/focus-areas/long-lives',
    picture: 'topic-the-second-forty',
    title: 'The second forty',
    standfirst: 'A proposal for a life with two summits and a valley between.',
    opening:
      'Learn, earn, stop: the plan was made for people who died at sixty-eight. It has not been looked at since.',
    body: [
      heading('The proposal in four lines'),
      steps(
        'Two years of pension may be drawn at any time after forty, and are paid back after seventy.',
        'Every trade keeps a tenth of its apprenticeships for people over forty-five.',
        'Loans for learning are reckoned over the life that is left, not the career that is over.',
        'Retirement becomes a right at a certain age and an obligation at none.',
      ),
      heading('What it would cost'),
      paragraph(
        'For a country of six million, between 0.3 and 0.5 per cent of what it earns in a year, for about fifteen years, after which it pays for itself. The range depends almost wholly upon how many of us would like to be beginners again. In our study it was two in three.',
      ),
      paragraph(
        'The tables are at the institute and can be had by anyone who asks. The people behind them are in <a href="/news/a-hundred-and-four-birthdays">A hundred and four birthdays</a>.',
      ),
    ],
  }),
  focusArea({
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
  }),
];

export default entries;
