import { text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';
import { plan } from './plan.ts';

export const signUpForm = defineBlock(
  'sign-up-form',
  {
    title: text({ optional: true, help: 'A title above the form.' }),
    subscriptionType: plan({ help: 'The plan to sign up for.' }),
  },
  { label: 'Sign-up form', help: 'A sign-up form for a membership (`slots.signUp`); hidden without it' },
);
