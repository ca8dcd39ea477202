import { card, html, picture, url } from '../card.fixture.ts';

const plate = (slug: string, title: string, category: string, description: string, colour: string) =>
  card({
    title,
    permalink: url(`/cases/${slug}`),
    cats: [{ name: category }],
    description: html(description),
    image: picture(slug, 3 / 2, colour),
    postType: 'case',
  });

export const caseCards = [
  plate(
    'four-winters-for-a-ferry-line',
    'Four winters for a ferry line',
    'A ferry company',
    'Scenarios to 2055 for a crossing that may have too much ice, too little, or none.',
    '#14213d',
  ),
  plate(
    'a-hospital-without-corridors',
    'A hospital without corridors',
    'A region',
    'What stays of a hospital when most of its care happens at home.',
    '#f0a884',
  ),
  plate(
    'the-last-petrol-station',
    'The last petrol station',
    'A motorway concern',
    'Sixty sites, one question: what do people stop for when they need not stop?',
    '#e6dac4',
  ),
  plate(
    'bread-in-a-dry-decade',
    'Bread in a dry decade',
    'A millers’ co-operative',
    'Nine mills prepared for a harvest that fails two years out of five.',
    '#f7cdb4',
  ),
];
