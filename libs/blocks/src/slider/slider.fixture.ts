import { block } from '../blocks/page.fixture.ts';
import { picture } from '../cards/card.fixture.ts';

export const harbourSlider = block('slider', {
  slides: [
    {
      id: '1',
      title: 'The seven steps',
      image: picture('steps', 3 / 2, '#f7cdb4', 'Seven stone steps end in mid-air above a calm harbour.'),
    },
    {
      id: '2',
      title: 'The railing, cast in the last foundry on the coast',
      image: picture('railing', 3 / 2, '#24365f', 'A railing in the shape of a wave.'),
    },
    {
      id: '3',
      title: 'A bench that faces inland',
      image: picture('bench', 3 / 2, '#e6dac4', 'A bench with its back to the sea.'),
    },
  ],
});
