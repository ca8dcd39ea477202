import { anyHtml, choice } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const text = defineBlock(
  'text',
  {
    textType: choice(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'html'], {
      default: 'html',
      label: 'Text type',
      help: 'What the text is on the page.',
      labels: {
        ...{ p: 'One paragraph', html: 'Text with paragraphs and lists', h1: 'Heading 1', h2: 'Heading 2' },
        ...{ h3: 'Heading 3', h4: 'Heading 4', h5: 'Heading 5', h6: 'Heading 6' },
      },
    }),
    html: anyHtml({ label: 'Text' }),
  },
  {
    help: 'A paragraph, a heading, or a longer text, in the text column',
    finding: {
      category: 'text',
      icon: 'editor-alignleft',
      keywords: ['paragraph', 'heading'],
      core: 'core/paragraph',
    },
    example: { textType: 'html', html: '<p>A paragraph with a <a href="/about">link</a>.</p>' },
    also: { paragraph: { textType: 'p' }, heading: { textType: 'h2' } },
  },
);
