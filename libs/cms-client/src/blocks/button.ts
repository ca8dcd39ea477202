import { choice, link } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const button = defineBlock(
  'button',
  {
    link: link(),
    alignment: choice(['left', 'center', 'right'], {
      default: 'left',
      help: 'Position of the button.',
      labels: { center: 'Middle' },
    }),
    size: choice(['small', 'normal', 'large'], { default: 'normal', help: 'Size of the button.' }),
  },
  {
    help: 'A button that links to a page',
    finding: {
      category: 'layout',
      icon: 'button',
      keywords: ['link', 'call to action'],
      core: 'core/button',
    },
    example: { link: { title: 'Become a member', url: '/membership', target: '' }, size: 'normal' },
  },
);
