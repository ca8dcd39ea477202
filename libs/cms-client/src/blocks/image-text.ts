import { anyHtml, choice, image, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const imageText = defineBlock(
  'image-text',
  {
    title: text({ default: '', help: 'A title above the text.' }),
    text: anyHtml(),
    image: image({ optional: true }),
    alignment: choice(['left', 'right'], {
      default: 'left',
      help: 'Which side the picture is on.',
    }),
    link: link({ optional: true, help: 'A link below the text.' }),
  },
  {
    label: 'Picture and text',
    help: 'A picture with text beside it',
    finding: { category: 'media', icon: 'align-pull-left', keywords: ['picture', 'media and text'] },
    example: { title: 'The archive', text: '<p>Open to members on weekdays.</p>', alignment: 'left' },
    titledBy: 'title',
  },
);
