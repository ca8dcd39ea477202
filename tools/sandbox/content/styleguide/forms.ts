import { blockTitle, link, withFrame } from '../../src/content/seed/blocks.ts';
import { contactForm, formField } from '../../src/content/seed/contact-form.ts';
import type { BlockSeed } from '../../src/content/seed/seed.ts';

export const formBlocks: BlockSeed[] = [
  blockTitle('Forms'),
  contactForm(
    'Every kind of field',
    'Required fields first; optional fields say so.',
    [
      formField('text', 'name', 'Your name', { required: true }),
      formField('email', 'email', 'Email', { required: true }),
      formField('breakerTitle', 'topic', 'Topic'),
      formField('select', 'subject', 'Subject', {
        required: true,
        error: 'Choose a subject',
        options: [
          { label: 'The house and its rooms', value: 'house' },
          { label: 'The journal', value: 'journal' },
          { label: 'Something else', value: 'else' },
        ],
      }),
      formField('textarea', 'letter', 'Your letter', { required: true }),
      formField('text', 'phone', 'Telephone'),
      formField('checkbox', 'contents', 'Send me the contents of the journal, four times a year', {
        value: true,
      }),
      formField('checkbox', 'read', 'I have read how the house keeps letters', { required: true }),
      formField(
        'checkbox',
        'consent',
        'I agree that the institute keeps my name, my address and what I write here for as long as it takes to answer, and for one year after that, as <a href="/about">the house’s declaration about letters</a> says, and that it hands none of it to anybody else. I can take this back at any time by writing to <a href="mailto:house@wayleave.example">house@wayleave.example</a>; what was answered until then stays answered.',
        { required: true },
      ),
    ],
    link('Send', 'mailto:house@wayleave.example'),
  ),
  withFrame(contactForm('', '', [formField('email', 'email', 'Email', { required: true })]), {
    colour: 'peach',
    title: 'One field, on peach',
  }),
];

export default formBlocks;
