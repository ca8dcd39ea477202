import { card, html, picture, url } from '../card.fixture.ts';

const organisation = (slug: string, title: string, description: string) =>
  card({
    title,
    permalink: url(`/organisations/${slug}`),
    description: html(description),
    image: picture(`mark-${slug}`, 1, '#e6dac4'),
    postType: 'organisation',
  });

export const organisationCards = [
  organisation('north-quay-cooperative', 'North Quay Co-operative', 'Housing, 412 homes, member since 1981'),
  organisation(
    'halden-savings-bank',
    'Halden & Daughters Savings Bank',
    'Lends over thirty years or not at all',
  ),
  organisation('pilots-guild', 'The Pilots’ Guild', 'Sixty pilots, one harbour'),
  organisation('salt-marsh-trust', 'Salt Marsh Trust', 'Lets land go, on purpose'),
  organisation('institute-for-slow-medicine', 'Institute for Slow Medicine', 'Research and a small hospital'),
  organisation('vester-mills', 'Vester Mills', 'Flour since 1702'),
];
