import { image, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const hero = defineBlock(
  'hero',
  {
    title: text({ help: 'Becomes the page title if this is the first block with a title.' }),
    subTitle: text({ optional: true, label: 'Subtitle', help: 'A line below the title.' }),
    image: image({ optional: true }),
    link: link({ optional: true, help: 'A button below the text.' }),
  },
  {
    help: 'A full-width picture with the title in a panel',
    finding: { category: 'media', icon: 'align-full-width', keywords: ['top', 'header', 'cover'] },
    example: {
      title: 'A house by the harbour',
      subTitle: 'Open to everyone since 1974',
      link: { title: 'Visit us', url: '/visit', target: '' },
    },
    titledBy: 'title',
  },
);
