import { html, image, items, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';
import { plan } from './plan.ts';

export const subscriptionBox = defineBlock(
  'subscription-box',
  {
    mostPopularText: text({ optional: true, label: 'Badge', help: 'Such as "Most popular".' }),
    title: text({ help: 'Name of the membership.' }),
    subTitle: text({ optional: true, label: 'Subtitle', help: 'A line below the title.' }),
    recommendedText: text({ optional: true, label: 'Recommended for', help: 'Who this membership is for.' }),
    image: image({ optional: true }),
    price: text({ optional: true, help: 'Price, with or without a currency.' }),
    textAfterPrice: text({ optional: true, help: 'What the price is for, such as "a year".' }),
    products: items(
      { title: text({ help: 'Name of the item.' }), description: html({ optional: true }) },
      'a list of products',
      { default: [], help: 'What is included.', itemName: 'item' },
    ),
    subscriptionType: plan({
      optional: true,
      help: 'The plan to sign up for. Without it, there is no form.',
    }),
  },
  {
    help: 'A membership with its price, what it includes, and a form to sign up',
    finding: { category: 'membership', icon: 'tickets-alt', keywords: ['join', 'plan', 'price'] },
    example: {
      title: 'Individual membership',
      price: '450',
      textAfterPrice: 'a year',
      products: [{ title: 'Four issues' }],
      subscriptionType: 'individual-membership',
    },
    titledBy: 'title',
  },
);
