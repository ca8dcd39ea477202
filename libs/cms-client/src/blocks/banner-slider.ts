import { image, items, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const bannerSlider = defineBlock(
  'banner-slider',
  {
    slides: items(
      {
        title: text({ help: 'A short title.' }),
        image: image({ optional: true }),
        link: link({ optional: true, help: 'A button below the text.' }),
      },
      'a list with at least one slide',
      { help: 'The banners, in order.', itemName: 'banner' },
    ),
  },
  {
    help: 'Banners that follow each other every four seconds; visitors can pause them',
    finding: { category: 'media', icon: 'slides', keywords: ['carousel', 'campaign', 'teaser'] },
    example: {
      slides: [{ title: 'The winter programme', link: { title: 'See it', url: '/calendar', target: '' } }],
    },
  },
);
