import { html, untitledLink } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const contactText = defineBlock(
  'contact-text',
  {
    description: html({ optional: true, help: 'What one may write about.' }),
    link: untitledLink({ help: 'Whom to write to. Shown as the address, without its `mailto:`.' }),
  },
  { help: 'Whom to write to: the address itself, without its `mailto:`, set large' },
);
