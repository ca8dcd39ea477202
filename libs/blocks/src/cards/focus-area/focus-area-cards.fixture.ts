import { card, picture, url } from '../card.fixture.ts';

const area = (slug: string, title: string) =>
  card({
    title,
    permalink: url(`/focus-areas/${slug}`),
    image: picture(`area-${slug}`, 1, '#f0a884'),
    postType: 'focus-area',
  });

export const focusAreaCards = [
  area('oceans', 'Oceans that rise'),
  area('ageing', 'Ageing and care'),
  area('energy', 'Energy after oil'),
  area('cities', 'Cities for strangers'),
];
