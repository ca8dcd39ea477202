import { html, untitledLink } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const contactText = defineBlock(
  'contact-text',
  {
    description: html({ optional: true, layout: 'inline', help: 'What visitors can write to you about.' }),
    link: untitledLink({
      help: 'The email address, or another address to write to.',
    }),
  },
  {
    help: 'A contact address in large type',
    finding: { category: 'contact', icon: 'email', keywords: ['address', 'email'] },
    example: {
      description: 'Questions about your membership?',
      link: { title: '', url: 'mailto:members@example.org', target: '' },
    },
  },
);
