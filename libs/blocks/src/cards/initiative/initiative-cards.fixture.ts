import { card, url } from '../card.fixture.ts';

const initiative = (slug: string, title: string, excerpt: string) =>
  card({
    title,
    permalink: url(`/initiatives/${slug}`),
    postType: 'initiative',
    initiativeData: { excerpt },
  });

export const initiativeCards = [
  initiative(
    'the-unborn-council',
    'The Unborn Council',
    'Twelve members speak in public hearings for those who will live here in 2090. They have no vote, and are quoted more often than those who do.',
  ),
  initiative(
    'library-of-wrong-forecasts',
    'Library of Wrong Forecasts',
    'Two thousand predictions that failed, with notes on why somebody believed them.',
  ),
  initiative(
    'hundred-year-tender',
    'The Hundred-Year Tender',
    'A model contract for buildings whose builder will not see them finished.',
  ),
  initiative(
    'schools-of-the-coast',
    'Schools of the Coast',
    'Nineteen schools measure the same beach every spring until 2060.',
  ),
];
