import { bullets, figure, heading, paragraph, quote, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 201,
  slug: 'the-town-that-decided-to-be-an-island',
  title: 'The town that decided to be an island',
  standfirst:
    'For sixty years Sandholm defended its causeway. This autumn it voted to let the road go, and to keep the town.',
  date: '20261112',
  author: 'Ingrid Holm-Sayer',
  modified: '2026-11-18T14:20:00+01:00',
  cats: ['oceans', 'cities'],
  caption: 'Sandholm by its heights. The way of the old ferry, dotted, is also the deepest water.',
  opening:
    'The vote was held in the sports hall, because the town hall was being dried out again. Six hundred and eleven people came, which is nearly everybody who can walk, and some who cannot.',
  body: [
    paragraph(
      'On the table by the door stood a glass tank the size of a bath. In it was the town, made of cork and beeswax by the older children of the school, and the causeway, made of grey clay. Every quarter of an hour a girl with a watering can raised the water by the thickness of a finger. By the time the last speaker sat down the road had gone, and the town, a little to everybody’s surprise, had not.',
    ),
    heading('A road that ate its own budget'),
    paragraph(
      'Sandholm was joined to the mainland in 1964. The causeway was meant to carry sugar beet; it came to carry everything. It has been raised four times. The last raising cost more than the school, the harbour and the sewage works together, and it bought, by the engineers’ own reckoning, eleven years.',
    ),
    paragraph(
      'Our part in the story is small. Two winters ago the council asked us to hold what it called a difficult conversation. We have learnt to be careful with such invitations, since the people who send them often have the end of the conversation ready in a drawer. Here the drawer was empty. The council did not know what it wanted. It only knew that it could not afford to go on wanting the same thing.',
    ),
    quote(
      'We had been asking how to save the road. Nobody had asked what the road was for.',
      'A member of the council',
    ),
    heading('Three towns on one map'),
    paragraph(
      'With forty residents, chosen by lot and paid for their Saturdays, we drew three Sandholms for the year 2065. In the first the causeway is raised again, and everything else is spent. In the second the town moves inland, street by street. In the third the sea comes round the back and the town becomes what it was on the oldest map in the church: an island with a ferry.',
    ),
    figure(
      'news-island-channel',
      'The channel at Sandholm on the evening of the vote, four hours after high water.',
    ),
    paragraph(
      'Nobody chose the third at first. It was there, as a third option often is, to make the other two look sensible. But when the groups were asked to live a Tuesday in each of the three towns, hour by hour, something turned. People began to ask the island practical questions:',
    ),
    bullets(
      'Where does a woman give birth in February?',
      'What does a carpenter pay to bring in a roof beam?',
      'Who may live here who does not now, and who will leave?',
      'What will the children think is normal?',
    ),
    paragraph(
      'Practical questions are a form of moving in. By the fourth Saturday the island had a midwife, a cold store, a timetable and two quarrels, and the road had only a cost.',
    ),
    heading('What was decided, and what was not'),
    text(
      '<p>The motion that passed in the sports hall, by 402 votes to 187, does not close the causeway. It says that after 2034 the town will not raise it again, and that the money so freed goes to three things in order: two ferries that can carry an ambulance, a cistern, and a fund from which anyone who wants to leave may sell at last year’s price.</p><p>It also says that the question must be asked again in ten years, by forty other people chosen by lot. That clause was written by a man of nineteen. He said he would be the age to have children by then, and wished to be asked.</p>',
    ),
    paragraph(
      'It would be easy to tell this as a story of retreat. Those who were in the hall did not hear it so. They heard people who had been defended all their lives deciding what they would rather do instead. The tank is still there, by the door. Somebody has put a boat in it.',
    ),
  ],
  related: [
    '/news/kelp-patience-and-a-very-long-line',
    '/news/houses-on-loan-from-the-year-2100',
    '/news/the-flood-mark-on-the-door',
  ],
});
