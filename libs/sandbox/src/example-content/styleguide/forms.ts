import { blockTitle, link, withFrame } from '../../content/seed/blocks.ts';
import { contactForm, formField } from '../../content/seed/contact-form.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';

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
      formField('checkbox', 'read', 'I have read how the institute stores letters', { required: true }),
      formField(
        'checkbox',
        'consent',
        'I agree that the institute keeps my name, my email address and my message for as long as it takes to answer, and for one year after that, as described in <a href="/about">the privacy notice for letters</a>. The institute does not share them with anyone. I can withdraw my consent at any time by writing to <a href="mailto:house@wayleave.example">house@wayleave.example</a>; this does not affect what was done before.',
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
