import { html, untitledLink } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const contactText = defineBlock(
  'contact-text',
  {
    description: html({ optional: true, help: 'What visitors can write to you about.' }),
    link: untitledLink({
      help: 'The contact address, such as `mailto:post@example.org`. Shown without `mailto:`.',
    }),
  },
  { help: 'A contact address in large type, without `mailto:`' },
);
