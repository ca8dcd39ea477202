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
      { help: 'The banners, in order.' },
    ),
  },
  { help: 'Rotating banners: a new one every 4000 ms (transition 1000 ms), with pause and numbered buttons' },
);
