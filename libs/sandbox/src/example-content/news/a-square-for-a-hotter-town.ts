import { bullets, heading, paragraph, quote, subheading, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 211,
  slug: 'a-square-for-a-hotter-town',
  title: 'A square for a hotter town',
  standfirst:
    'In 2060 our summers will be those of a town 1,400 kilometres to the south. We borrowed its square for a week.',
  date: '20260205',
  cats: ['cities'],
  caption: 'Half past one in the market square. The shadow is where people will be.',
  opening:
    'Climate maps have a useful trick: for any town they can name another whose weather today is the weather you will have. Ours has plane trees, thick walls and shops that close at one.',
  body: [
    paragraph(
      'We wrote to its mayor and asked whether we might study the square. She answered by return that we might not: it would be hot, and we would only take measurements. We should come and use it. So in July nineteen people from Nørrevig, among them a paver, a shopkeeper, a doctor and two teenagers, went south for a week to live in their own future.',
    ),
    heading('A timetable of shade'),
    paragraph(
      'The first thing they noticed was that the square was not a place but a timetable. At seven it belonged to the market, at nine to the old, on the east side; by eleven everybody had moved across. From one until five it was empty, and that was not a failure of the square but its siesta. At nine in the evening it held eleven hundred people, and somebody was teaching a child to ride a bicycle between the tables.',
    ),
    subheading('What they measured after all'),
    bullets(
      'under the planes: 29 degrees; on the open paving: 51; on the metal bench that our own council has just ordered: 63',
      'distance between places to drink: never more than ninety steps',
      'seats that can be moved: all of them',
      'age of the trees: a hundred and thirty; age of the person who waters them: twenty-four',
    ),
    quote('At home we build squares for looking at. This one was for getting through the day.', 'The paver'),
    heading('Bringing it home'),
    paragraph(
      'A square cannot be carried north. The light is lower, the winter is real, and nobody here will shut a shop at one, or not yet. What the nineteen brought back was a way of reading their own market place by the hour. For one warm week in August they chalked its shade on the stones, every sixty minutes, in a different colour. By Sunday the drawing was plain: at the time when the most people cross the square, there is no shade in it at all, and where there is shade there are bins.',
    ),
    text(
      '<p>The plan that came out of it is modest. The bins have moved. Forty-one limes will be planted in two rows along a line that was first drawn in 1934, as we found to our astonishment in <a href="/news/the-archive-of-futures-that-did-not-happen">our own cellar</a>. They will take twenty-five years to be of use. Until then there are sails, sewn by the harbour, and the benches are of wood.</p><p>The mayor is coming to see it in June. She has asked what to bring, and we have said: a coat.</p>',
    ),
  ],
  related: [
    '/news/houses-on-loan-from-the-year-2100',
    '/news/the-archive-of-futures-that-did-not-happen',
    '/news/the-week-the-wind-did-not-come',
  ],
});
