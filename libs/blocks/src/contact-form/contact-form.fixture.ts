import type { FormField } from '@guildhall/cms-client';
import { block, link } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';

const field = (
  type: FormField['type'],
  name: string,
  label: string,
  more: Partial<FormField> = {},
): FormField => ({
  ...{ type, name, label, required: false, value: '', options: [] },
  ...more,
});

export const allFields: FormField[] = [
  field('text', 'name', 'Your name', { required: true }),
  field('email', 'email', 'Email', { required: true }),
  field('breakerTitle', 'matter', 'What it is about'),
  field('select', 'about', 'Subject', {
    required: true,
    options: [
      { label: 'The house and its rooms', value: 'house' },
      { label: 'The journal', value: 'journal' },
    ],
  }),
  field('textarea', 'words', 'Your letter', { required: true, error: 'A letter needs a few words' }),
  field('checkbox', 'copy', 'Send me the contents of the journal, four times a year'),
];

export const contactForm = block('contact-form', {
  title: 'Write to the house',
  description: html('Every letter is answered by a person, generally within the week.'),
  fields: allFields,
  link: link('Send the letter', 'mailto:house@wayleave.example'),
});
