import {
  figure,
  intro,
  link,
  pageTitle,
  paragraph,
  text,
  withFrame,
  button,
} from '../../content/seed/blocks.ts';
import { postDate } from '../../content/seed/static-blocks.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';
import { picture } from '../../pictures/picture.ts';

/** A picture in an editor's HTML, as WordPress writes it. */
const figureIn = (align: string, name: string, caption: string, drawn = 1024) => {
  const { lg, md, alt, width = 1024, height = 683 } = picture(name);
  const high = Math.round((drawn * height) / width);
  return `<figure class="wp-block-image ${align} size-large"><img src="${lg}" srcset="${md} 640w, ${lg} 1024w" sizes="(min-width: 60rem) 60rem, 100vw" alt="${alt}" width="${drawn}" height="${high}" class="wp-image-17" loading="lazy" /><figcaption class="wp-element-caption">${caption}</figcaption></figure>`;
};

const note = (number: number, id: string) =>
  `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`;

const noted = (number: number, id: string, html: string) =>
  `<li id="${id}">${html} <a href="#${id}-link" aria-label="Jump to footnote reference ${number}">↩\ufe0e</a></li>`;

const contents = `<p><strong>On this page</strong></p>
<ul class="wp-block-list">
<li><a href="#the-mark">The mark on the wall</a></li>
<li><a href="#the-table">What the tables say</a></li>
<li><a href="/styleguide/editors#questions">Questions that visitors ask</a></li>
<li><a href="#words">Words of the trade</a></li>
</ul>`;

const table = `<h2 class="wp-block-heading" id="the-table">What the tables say</h2>
<p>The board has published high water every year since 1931. The older figures were read from the wall by eye${note(2, 'fn-eye')}, so they end in zero more often than the sea does.</p>
<figure class="wp-block-table alignwide"><table class="has-fixed-layout"><thead><tr><th>Year</th><th>Highest water</th><th>On the day of</th><th>Wind</th><th>Read by</th><th>Days above the quay</th></tr></thead><tbody>
<tr><td>1931</td><td>1.10 m</td><td>2 November</td><td>South-west, 8</td><td>H. Achterby</td><td>0</td></tr>
<tr><td>1962</td><td>1.30 m</td><td>17 February</td><td>North-west, 11</td><td>H. Achterby</td><td>1</td></tr>
<tr><td>1999</td><td>1.42 m</td><td>3 December</td><td>West, 12</td><td>The gauge</td><td>2</td></tr>
<tr><td>2026</td><td>1.57 m</td><td>9 January</td><td>West, 9</td><td>The gauge</td><td>6</td></tr></tbody>
<tfoot><tr><td>2061</td><td>1.97 m</td><td>unknown</td><td>unknown</td><td>somebody</td><td>41</td></tr></tfoot></table><figcaption class="wp-element-caption">High water at the old gauge, with one year that has not happened. From <a href="/news/the-flood-mark-on-the-door">the flood mark on the door</a>.</figcaption></figure>
<p class="has-text-align-center">The sea does not read the table.</p>
<p class="has-text-align-right"><em>Minutes of the harbour board, 1962</em></p>`;

const questions = `<h2 class="wp-block-heading" id="questions">Questions that visitors ask</h2>
<details class="wp-block-details"><summary>May I touch the mark?</summary><p>Yes, with the flat of the hand. It has been painted over four times, and each time somebody came to scratch it free again.</p></details>
<details class="wp-block-details" open><summary>Why does the list begin at five?</summary><p>The first four steps are done by the house. You would do these:</p><ol start="5"><li>Stand where the brass stud is.</li><li>Look along the top of the wall, not at the water.</li><li>Say the number aloud, then write it down.</li></ol></details>
<details class="wp-block-details"><summary>Who decides that a year was wrong?</summary><p>Two people who were not there. See <a href="#fn-eye">the note on reading by eye</a>.</p></details>`;

const words = `<h2 class="wp-block-heading" id="words">Words of the trade</h2>
<dl><dt><dfn>Stand</dfn></dt><dd>The minutes in which the water neither rises nor falls.</dd><dt><dfn>Datum</dfn></dt><dd>What all heights are measured from. Ours is the doorstep of 1890.</dd><dd>A word that is also used for dates, which has led to letters.</dd><dt><abbr title="Highest astronomical tide">HAT</abbr></dt><dd>The highest tide that moon and sun can make without any weather.</dd></dl>
<p>Water is H<sub>2</sub>O, an area is in m<sup>2</sup>, and the gauge prints <samp>1.57</samp> when you press <kbd>Print</kbd>. What matters is <mark>the trend, not the day</mark>. <del>The old gauge</del> <ins>The new gauge</ins> counts in centimetres.</p>
<ol reversed><li>Third from the sea: the chapel</li><li>Second: the school</li><li>First: the harbour office</li></ol>`;

const footnotes = `<ol class="wp-block-footnotes">${noted(1, 'fn-paint', 'The paint is changed every seven years; the <a href="/about">house</a> keeps the tins.')}${noted(2, 'fn-eye', 'An eye at dawn is four centimetres too hopeful. We have tested eleven of them.')}</ol>`;

/** HTML made with WordPress's own editor or pasted into it: for reviews and journeys. */
const editors: EntrySeed = {
  id: 91,
  path: '/styleguide/editors',
  title: 'How to read a tide table',
  postType: 'page',
  postDate: '20261012',
  seo: {
    title: 'Editors’ content – Styleguide of the Wayleave Institute',
    description:
      'What an editor’s text can contain: tables, notes, expandable questions, definitions, and pictures with captions.',
  },
  content: [
    pageTitle('How to read a tide table', 'A page with everything that pasted text can contain'),
    postDate('20261012'),
    intro('Four hundred pages of figures, and the one that matters is on the wall outside.'),
    withFrame(text(contents), { className: 'contents' }),
    text(`<h2 class="wp-block-heading" id="the-mark">The mark on the wall</h2>
<p class="has-drop-cap">On the seaward side of the old harbour office there is a line in blue paint, at the height of a child’s shoulder. Under it somebody has cut a year and a name. Everybody who grew up here has stood against it${note(1, 'fn-paint')}, and everybody has been told that it will never come so high again.</p>
${figureIn('alignright', 'news-the-flood-mark-on-the-door', 'The door of number nine. <a href="/news/the-flood-mark-on-the-door">Read how it came to be kept</a>.')}
<p>A tide table is a promise made by the moon. It leaves out the wind, the rain in the hills and the barometer, which is to say that it leaves out most of what drowns people. Those who read it well read it as a floor: the water will come at least this high, and then the weather will have its say.</p>
<p>Begin with the column that nobody looks at. It is the last one, it counts the days on which the quay was under water, and it is the only figure on the page that has ever changed anybody’s mind.</p>
<p>Then turn back to the wall. A mark has no decimals, no legend and no author’s apology. It says: here. Children understand it at once, and so do ministers, which cannot be said of many documents.</p>
${figureIn('alignwide', 'news-island-channel', 'The channel at the stand of the tide, drawn from eleven soundings. The dotted line is where <a href="/initiatives/harbour-2080">Harbour 2080</a> expects the quay.')}`),
    text(table),
    text(questions),
    text(words),
    figure(
      'blog-why-we-print-our-mistakes',
      'A caption may lead on: <a href="/blog/why-we-print-our-mistakes">why we print our mistakes</a>.',
    ),
    text(
      `${figureIn('aligncenter', 'home-archive', 'A small centred picture.', 320)}${figureIn('alignfull', 'about-table', 'A full-width picture.')}`,
    ),
    withFrame(
      paragraph(
        'A block has its own anchor: its URL <a href="/styleguide/editors#visit">ends in #visit</a>.',
      ),
      { title: 'Visit the wall', anchor: 'visit' },
    ),
    button(link('Write to the house', '/contact')),
    withFrame(text(footnotes), { title: 'Notes' }),
  ],
};

export default editors;
