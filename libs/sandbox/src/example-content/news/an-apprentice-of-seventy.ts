import { bullets, figure, heading, paragraph, quote, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 214,
  slug: 'an-apprentice-of-seventy',
  title: 'An apprentice of seventy',
  standfirst:
    'A boatyard took on three beginners with pensions. What they are bad at, and what the yard has learnt from them.',
  date: '20250828',
  author: 'Maren Tofte',
  cats: ['work', 'ageing'],
  caption: 'A working life as rings. The pale years are those in which something was being learnt.',
  opening:
    'On his first morning Henning cut a plank eleven millimetres short, said a word that he had not used since the army, and was told by his foreman, who is twenty-six, to fetch another.',
  body: [
    paragraph(
      'Henning was a tax inspector for forty-one years. He is now in the second year of a four-year apprenticeship as a boatbuilder, and will be seventy-four when he has his papers. He knows what people say. He says it himself, on stairs.',
    ),
    heading('Why would a yard do this'),
    paragraph(
      'Not from kindness. The yard at Nørrevig repairs wooden boats, and has orders for six years and hands for three. In a town where one in three is over sixty the owner had advertised for young people until she was tired of the wording. Then she did a sum. A boatbuilder of twenty, once trained, stays on average for seven years before moving to something that pays. A boatbuilder of seventy, once trained, may have ten.',
    ),
    paragraph(
      'We were asked to come and watch, for two years, and to write down what happened without making it charming. We have tried.',
    ),
    heading('What the three are bad at'),
    bullets(
      'Lifting. The yard bought a hoist. The young ones use it now, and the number of bad backs has halved.',
      'Being told. All three had been in charge of people; one had been in charge of eight hundred.',
      'Speed, for the first year. After that the difference could no longer be measured, since the older hands make fewer things twice.',
    ),
    heading('What the yard has learnt'),
    paragraph(
      'The largest effect was one that nobody had sought. To teach someone who asks why, and who cannot be fobbed off, the masters had to find out why they did things as they did. In eighteen months the yard has written down more of its own craft than in the hundred and twenty years before. Some of it proved to be habit and was dropped.',
    ),
    quote(
      'He asked me why we steam oak for that long. I rang my old master to find out. He had never known either.',
      'The foreman, 26',
    ),
    figure(
      'news-apprentice-plank',
      'Oak, end on. The narrow years around the middle are the dry ones of 1954 to 1959.',
    ),
    paragraph(
      'There is also something about the dinner break, which has grown from twenty minutes to thirty-five and in which, by the owner’s account, most of the yard’s difficulties are now dealt with before they reach her.',
    ),
    heading('A path for beginners'),
    text(
      '<p>There are rules in the way. Apprentice wages clash with pensions; the trade school’s insurance ends at sixty-five; the student card of the oldest was refused by a bus. With the yard and two unions we have made a list of nineteen such stones, and of who would have to lift each. Seven are gone already. They were small, and had merely never been tripped over.</p><p>Henning’s first boat goes into the water in the spring. It is four metres long and he has named it, after some thought, <em>Arrears</em>.</p>',
    ),
  ],
  related: [
    '/news/a-hundred-and-four-birthdays',
    '/news/the-last-night-shift',
    '/news/who-will-hold-the-ladder',
  ],
});
