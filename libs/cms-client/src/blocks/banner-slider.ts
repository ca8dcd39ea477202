import { image, items, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const bannerSlider = defineBlock(
  'banner-slider',
  {
    slides: items(
      {
        title: text({ help: 'A few words, set large.' }),
        image: image({ optional: true }),
        link: link({ optional: true, help: 'A button below the words.' }),
      },
      'a list with at least one slide',
      { help: 'Banners that take turns.' },
    ),
  },
  { help: 'Banners that take turns every 4000 ms (a change takes 1000 ms), with a switch and numbers' },
);
