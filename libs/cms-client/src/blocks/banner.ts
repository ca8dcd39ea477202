import { html, image, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const banner = defineBlock(
  'banner',
  {
    title: text({ help: 'A short title.' }),
    description: html({ optional: true, layout: 'inline' }),
    image: image({ optional: true }),
    link: link({ optional: true, help: 'A button below the text.' }),
  },
  {
    help: 'A text panel over a wide picture, in the accent colour or the block’s background',
    finding: { category: 'media', icon: 'cover-image', keywords: ['teaser', 'campaign', 'advertisement'] },
    example: {
      title: 'Help us keep the lamp lit',
      description: 'Members pay for two thirds of what we do.',
      link: { title: 'Become a member', url: '/membership', target: '' },
    },
    titledBy: 'title',
  },
);
