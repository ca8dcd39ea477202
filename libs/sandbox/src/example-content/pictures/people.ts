import type { Drawing } from '../../pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'person-ingrid-holm-sayer',
    format: 'portrait',
    colour: '#f6f1e7',
    alt: 'Profile of a person with hair in a knot, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-tobias-aldermoor',
    format: 'portrait',
    colour: '#f0a884',
    alt: 'Profile of a person with a full beard, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-amara-osei-lund',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'Profile of a person with a high crown of curls, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-petra-winding',
    format: 'portrait',
    colour: '#f7cdb4',
    alt: 'Profile of a person with straight hair to the jaw, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-kofi-brandstrup',
    format: 'portrait',
    colour: '#5d7f73',
    alt: 'Profile of a person with short hair, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-maren-tofte',
    format: 'portrait',
    colour: '#24365f',
    alt: 'Profile of a person with long hair, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-elias-quist',
    format: 'portrait',
    colour: '#d97f55',
    alt: 'Profile of a person with swept-back hair, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-yusra-haddad-krogh',
    format: 'portrait',
    colour: '#5d7f73',
    alt: 'Profile of a person with a wrapped headscarf, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-wen-halloran-li',
    format: 'portrait',
    colour: '#f6f1e7',
    alt: 'Profile of a person with a smooth bob, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-jonas-ferrow',
    format: 'portrait',
    colour: '#f7cdb4',
    alt: 'Profile of a person bald, with a round beard, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-signe-abildtrup',
    format: 'portrait',
    colour: '#14213d',
    alt: 'Profile of a person with white curls, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-rosalind-achterby',
    format: 'portrait',
    colour: '#14213d',
    alt: 'Profile of a person with white hair in a knot, drawn in contour lines before a large disc.',
  },
  {
    name: 'person-mikkel-thorngate',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'Profile of a person with a tall quiff, drawn in contour lines before a large disc.',
  },
];

export default pictures;
