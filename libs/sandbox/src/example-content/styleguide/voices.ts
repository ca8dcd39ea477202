import { blockTitle, withFrame } from '../../content/seed/blocks.ts';
import { testimonials } from '../../content/seed/static-blocks.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';

const voices: BlockSeed[] = [
  blockTitle('Testimonials'),
  testimonials(
    [
      'Ingrid Holm Sayer',
      'They asked what I would have to see, and by when, to admit that I was wrong.',
      'person-ingrid-holm-sayer',
    ],
    ['Member no. 2,917', 'I joined for the soup, and stayed for the minutes.'],
    [
      'Elias Quist',
      'Forty years of tables, and somebody in this house has read every page of them.',
      'person-elias-quist',
    ],
  ),
  withFrame(
    testimonials(['Amara Osei Lund', 'The longest table I know has a chair free.', 'person-amara-osei-lund']),
    { colour: 'sand' },
  ),
];

export default voices;
