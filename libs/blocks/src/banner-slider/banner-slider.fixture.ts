import { block, link } from '../blocks/page.fixture.ts';
import { picture } from '../cards/card.fixture.ts';

export const threeBanners = block('banner-slider', {
  slides: [
    {
      id: '1',
      title: 'Keep a chair free for the year 2080',
      image: picture('chair', 21 / 9, '#f7cdb4', 'An empty chair at a long table.'),
      link: link('Become a member', '/membership'),
    },
    {
      id: '2',
      title: 'The night walk',
      image: picture('walk', 21 / 9, '#14213d', 'A hill under star trails.'),
      link: link('Come along', '/calendar/night-walk'),
    },
    {
      id: '3',
      title: 'The archive is open on Saturday',
      image: picture('archive', 21 / 9, '#e6dac4', 'Boxes.'),
    },
  ],
});
