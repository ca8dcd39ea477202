import type { CollectionSeed } from '../../shop/seed/product-seed.ts';

const collections: CollectionSeed[] = [
  {
    id: 301,
    handle: 'crossings',
    title: 'Crossings',
    description: 'Our journal, four times a year since 1974, sewn so that it opens flat.',
  },
  {
    id: 302,
    handle: 'handbooks',
    title: 'Handbooks',
    description: 'How we do what we do, for people who would rather do it themselves.',
  },
  {
    id: 303,
    handle: 'prints',
    title: 'Prints',
    description: 'Time in five inks, pulled by hand in the old weighing room.',
  },
  {
    id: 304,
    handle: 'events',
    title: 'Places at the table',
    description: 'Lectures, evenings and walks. One place for each guest, so that everybody has a chair.',
  },
  {
    id: 305,
    handle: 'desk',
    title: 'For the desk',
    description: 'Small useful things for people who plan.',
  },
];

export default collections;
