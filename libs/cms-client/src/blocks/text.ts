import { anyHtml, choice } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const text = defineBlock(
  'text',
  {
    textType: choice(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'html'], {
      default: 'html',
      label: 'Text type',
      help: 'A paragraph (p), a heading, or HTML with its own paragraphs.',
    }),
    html: anyHtml({ label: 'Text' }),
  },
  {
    help: 'A paragraph, a heading, or HTML, in the text column',
    also: { paragraph: { textType: 'p' }, heading: { textType: 'h2' } },
  },
);
