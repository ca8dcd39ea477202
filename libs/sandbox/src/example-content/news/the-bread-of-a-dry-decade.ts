import { heading, paragraph, quote, steps, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 213,
  slug: 'the-bread-of-a-dry-decade',
  title: 'The bread of a dry decade',
  standfirst: 'Five bakers, one bad harvest that has not happened yet, and a loaf you can taste in advance.',
  date: '20251016',
  cats: ['food'],
  caption: 'Next year’s harvest, drawn in lines. Every second row has been sown with something unfamiliar.',
  opening:
    'People will read a report about drought and nod. Give them the bread and they put it down, and then they ask a question.',
  body: [
    paragraph(
      'The report had been written in the spring. It said that by the late 2030s three dry summers out of five would be usual here; that wheat would be short, low in gluten and dear; that the region would feed itself, if it wished to, on barley, peas, oats and a grass whose name nobody could remember. It was a good report. It was nodded at in four places.',
    ),
    heading('From page to oven'),
    paragraph(
      'So Maren Tofte took its table of yields to five bakers and asked for a loaf. The rules were simple. It could use only what the table said there would be, in the shares and at the prices given. It had to be sold in their own shops, for one week in October, at what it would then cost. And there was to be no label that said it was good for anybody.',
    ),
    steps(
      'The first baker made a flat, black, sour thing with peas, and sold out daily.',
      'The second failed three times and put the failures in the window, with dates.',
      'The third asked for a year. She is still at it.',
      'The fourth made exactly the loaf that people buy today, using nearly the whole of his ration of wheat, and had eleven of them to sell.',
      'The fifth baked for the school, and let the children name it. It cannot be printed here.',
    ),
    quote(
      'I have baked for thirty years as though wheat came from the sky. It comes from a week in June.',
      'The second baker',
    ),
    heading('What the queue said'),
    paragraph(
      'At each shop one of us stood in the queue with a notebook. Of some nine hundred remarks, fewer than fifty were about the climate. Most were about mothers, soldiers and holidays: about bread like this that somebody had once eaten in a hard time, or in a poor place, and had liked. A future, it seems, is more easily swallowed when it tastes of something one has already survived.',
    ),
    paragraph(
      'The other great subject was price. At the fourth shop, where the ordinary loaf cost what it will cost, a man said nothing at all for a moment and then bought two, to show his wife.',
    ),
    heading('After the week'),
    text(
      '<p>Two of the loaves have stayed on the shelf. The mill has bought barley from three farms that had given it up. The council’s kitchens, which had filed the report, have asked the first baker for four hundred loaves a week, from January, and have stopped calling it an emergency plan.</p><p>We are now trying the method on other matters. There is a bus timetable for 2038 that you can use on Thursdays. And there is to be a February without tomatoes. We shall let you know how it tastes.</p>',
    ),
  ],
  related: [
    '/news/what-the-soil-will-still-remember',
    '/news/heat-that-comes-from-the-neighbours',
    '/news/kelp-patience-and-a-very-long-line',
  ],
});
