import {
  blockTitle,
  bullets,
  button,
  heading,
  intro,
  line,
  link,
  paragraph,
  quote,
  steps,
  subheading,
  text,
  withFrame,
} from '../../content/seed/blocks.ts';
import { onContentHost } from '../../content/content-host.ts';
import { contactText, downloadFile, postDate, price } from '../../content/seed/static-blocks.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';

const report = onContentHost('/wp-content/uploads/what-we-owe-2026.pdf');

const words: BlockSeed[] = [
  blockTitle('Text'),
  postDate('20260305'),
  intro('An intro text says what a page is about, before it begins, with <em>emphasis</em> where it helps.'),
  heading('A second-level heading'),
  paragraph(
    'A paragraph has the reading width and can contain <a href="/about">a link</a> or <strong>bold text</strong>.',
  ),
  subheading('A third-level heading'),
  text(
    '<p>Free HTML can contain what editors paste: paragraphs, lists, tables.</p><table><thead><tr><th>Year</th><th>High water</th></tr></thead><tbody><tr><td>2026</td><td>1.42 m</td></tr><tr><td>2061</td><td>1.97 m</td></tr></tbody></table>',
  ),
  quote('We do not ask what the future will be.', 'From the first minutes'),
  bullets(
    'An item',
    'Another, which goes on for so long that it needs a second line in most windows',
    'The last item',
  ),
  steps('First this', 'Then that', 'Then a rest'),
  button(link('A button on the left', '/about')),
  button(link('Small, centred', '/about'), 'center', 'small'),
  button(link('Large, on the right', '/about'), 'right', 'large'),
  withFrame(paragraph('A text with its own title, shown next to it.'), {
    title: 'A title in the margin',
    description: 'And a description below it.',
  }),
  line('small'),
  line('medium'),
  line('large', true),
  withFrame(
    contactText(
      '<p>Signe answers letters, the telephone and the door.</p>',
      link('Write', 'mailto:house@wayleave.example'),
    ),
    {
      title: 'A contact',
    },
  ),
  contactText('', link('Call', 'tel:+4533112233')),
  withFrame(
    downloadFile(
      'What we owe for crossing it',
      'The report of 2026, with the tables.',
      link('Download the report', report),
    ),
    { title: 'Files' },
  ),
  downloadFile('The archive of futures that did not happen', '', link('Open the archive', '/news', '_blank')),
  withFrame(price(1450, 'DKK a year', 'Four issues. Shipping within Denmark is included.'), {
    title: 'A price',
  }),
  withFrame(price('from € 20', ''), { colour: 'sand' }),
];

export default words;
