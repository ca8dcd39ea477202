import { html, image, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const membershipPromotion = defineBlock(
  'membership-promotion',
  {
    title: text({ help: 'A short title.' }),
    description: html({ optional: true, layout: 'inline', help: 'What members get.' }),
    image: image({ optional: true }),
    price: text({ optional: true, help: 'Price, with or without a currency.' }),
    link: link({ optional: true, help: 'Link to the page where visitors can join.' }),
  },
  {
    help: 'A dark blue banner that invites visitors to join',
    finding: { category: 'membership', icon: 'awards', keywords: ['join', 'campaign'] },
    example: {
      title: 'Become a member',
      description: 'Four issues a year, and a key to the archive.',
      price: '450',
      link: { title: 'Join', url: '/membership', target: '' },
    },
    titledBy: 'title',
  },
);
