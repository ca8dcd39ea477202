import {
  bullets,
  cardLinks,
  figure,
  heading,
  intro,
  link,
  pageTitle,
  paragraph,
  withFrame,
} from '../../content/seed/blocks.ts';
import { contactForm, formField } from '../../content/seed/contact-form.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const contact: EntrySeed = {
  id: 22,
  path: '/contact',
  title: 'Contact',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'Contact – The Wayleave Institute',
    description: 'Where to find us, when we are open, and who will reply.',
  },
  picture: 'contact-map',
  content: [
    pageTitle('Write, ring or come up the steps', 'Contact'),
    intro('The Old Customs House, Toldkaj 7, Nørrevig. The door is green, and has two lines on it.'),
    figure(
      'contact-map',
      'The dotted line is the walk from the ferry. It takes about eight minutes.',
      'wide',
    ),
    heading('Opening hours'),
    bullets(
      'Monday to Friday, 10\u00a0am to 5\u00a0pm',
      'the first Saturday of the month, 10\u00a0am to 4\u00a0pm',
      'on lecture evenings, from 6.30\u00a0pm, with soup',
    ),
    heading('Letters'),
    paragraph(
      'A person answers every letter, usually within a week. For the house and its rooms, write to <a href="mailto:house@wayleave.example">house@wayleave.example</a>; for the journal, to <a href="mailto:crossings@wayleave.example">crossings@wayleave.example</a>.',
    ),
    contactForm(
      'Write to the house',
      'A few lines are enough. We reply by email, usually within a week.',
      [
        formField('text', 'name', 'Your name', { required: true }),
        formField('email', 'email', 'Email', { required: true }),
        formField('select', 'subject', 'What is it about?', {
          options: [
            { label: 'The house and its rooms', value: 'The house and its rooms' },
            { label: 'The journal', value: 'The journal' },
            { label: 'Membership', value: 'Membership' },
          ],
        }),
        formField('textarea', 'letter', 'Your letter', { required: true }),
        formField('checkbox', 'contents', 'Send me the contents of the journal, four times a year'),
      ],
      link('Send the letter', 'mailto:house@wayleave.example'),
    ),
    withFrame(
      cardLinks('person', ['/people/signe-abildtrup', '/people/jonas-ferrow', '/people/wen-halloran-li']),
      {
        title: 'Who will reply',
      },
    ),
  ],
};

export default contact;
