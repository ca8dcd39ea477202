import { bullets, heading, paragraph, quote, subheading, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 203,
  slug: 'the-week-the-wind-did-not-come',
  title: 'The week the wind did not come',
  standfirst:
    'Nine still, cold days in a February of the 2040s. We asked a whole valley to live through them in advance.',
  date: '20261008',
  cats: ['energy'],
  caption: 'Sundown on the fourth day of the game. The dotted disc is where the forecast had put it.',
  opening:
    'Every grid has a week it is afraid of. Ours is in February: high pressure, hard frost, fog on the fjord, and four hundred turbines standing in it like a wood in winter.',
  body: [
    paragraph(
      'Engineers have a dry word for this, and good models of it. What they do not have is a model of the woman at number fourteen, who has a heat pump, a husband on oxygen and a car with a battery that belongs to her employer. So in September we played the week with her.',
    ),
    heading('A game with real kettles'),
    paragraph(
      'Three hundred and twenty households in the Strand valley took part. For nine days a small lamp on the kitchen wall told them how much power the valley had in the February of 2043: green, amber, or a red that was not a warning but a fact. On red they were asked to behave as if what the lamp said were true. Most did. We know, because the meters told us, and because they wrote to us about it at night.',
    ),
    subheading('Day one to day three'),
    paragraph(
      'People were splendid. They cooked in the sunny hour, shared ovens, put the children to bed in jumpers. The valley’s use fell by a third. On the evening of the third day a choir met in the church precisely because it was cold.',
    ),
    subheading('Day four'),
    paragraph(
      'On the fourth day people stopped being splendid. This is the finding. Not the sixth day, which the planners had marked, nor the ninth, but the fourth: when the washing has piled up, and the first neighbour is seen to have a light on.',
    ),
    quote(
      'I could have borne the dark. It was the bright window opposite I could not bear.',
      'Household 114, on the fourth night',
    ),
    heading('What the valley built'),
    paragraph(
      'After the game the households met in groups of twelve and were given a sum of money, real this time, and told to spend it against the fourth day. Not one group bought more generators. They bought:',
    ),
    bullets(
      'a warm room in every street, with a stove, a kettle and a socket for machines that must not stop',
      'a public board at the shop, on which each street’s use could be seen, but no single house’s',
      'a right for those with a medical need to be green when all others are red, decided by the nurse and by nobody else',
      'forty tonnes of hot sand under the sports ground, which cost the most and pleased the engineers',
    ),
    text(
      '<p>The sand will carry the valley through two days. The warm rooms, by our reckoning, will carry it through six: not because of the stove, but because a street that has sat together once can be asked to sit together again.</p><p>We have seen the same in other places that are used to scarcity. What runs out first is seldom the thing itself. It is the belief that the others are doing their share. A grid that is honest about who is using what, at the grain of a street, turns out to be a battery.</p>',
    ),
    paragraph(
      'The game, its rules, and the plans of the lamp are free for anyone to use. You need a meter, a valley, and a nurse whom people trust. We will lend you the lamps.',
    ),
  ],
  related: [
    '/news/heat-that-comes-from-the-neighbours',
    '/news/the-last-night-shift',
    '/news/a-square-for-a-hotter-town',
  ],
});
