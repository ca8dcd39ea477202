import { html, image, items, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';
import { plan } from './plan.ts';

export const subscriptionBox = defineBlock(
  'subscription-box',
  {
    mostPopularText: text({ optional: true, label: 'Badge', help: 'Such as "Most popular".' }),
    title: text({ help: 'What it is called.' }),
    subTitle: text({ optional: true, label: 'Subtitle', help: 'A line below the title.' }),
    recommendedText: text({ optional: true, label: 'Recommended for', help: 'Whom it suits.' }),
    image: image({ optional: true }),
    price: text({ optional: true, help: 'With or without a currency.' }),
    textAfterPrice: text({ optional: true, help: 'What it is for, such as "a year".' }),
    products: items(
      { title: text({ help: 'What it is.' }), description: html({ optional: true }) },
      'a list of products',
      { default: [], help: 'What comes with it.' },
    ),
    subscriptionType: plan({
      optional: true,
      help: 'The plan that its form signs up for; without it there is no form.',
    }),
  },
  { help: 'A way to belong; its button opens the form in `slots.signUp`, and is missing without one' },
);
