import { heading, paragraph, quote } from '../../src/content/seed/blocks.ts';
import { blogPost } from '../../src/content/seed/entries.ts';

export default blogPost({
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
    quote('We regret that in Spring 1986 we gave the sea until 2100. The sea has asked us to correct this.'),
    paragraph(
      'So if you find us out, do write. Say what we said and when, and what happened instead. You need not be polite, though most people are. We will print it, and send you a tin of the harbour’s smoked mackerel, about the price of which we were also wrong.',
    ),
  ],
  related: ['/blog/a-clock-for-the-canteen', '/blog/how-to-read-a-scenario-aloud'],
});
