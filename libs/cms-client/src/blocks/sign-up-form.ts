import { text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';
import { plan } from './plan.ts';

export const signUpForm = defineBlock(
  'sign-up-form',
  {
    title: text({ optional: true, help: 'A title above the form.' }),
    subscriptionType: plan({ help: 'The plan to sign up for.' }),
  },
  {
    label: 'Sign-up form',
    help: 'A form to sign up for a membership; hidden where the site takes no sign-ups',
    finding: { category: 'membership', icon: 'id', keywords: ['join', 'member', 'subscription'] },
    example: { title: 'Sign up', subscriptionType: 'individual-membership' },
    titledBy: 'title',
  },
);
