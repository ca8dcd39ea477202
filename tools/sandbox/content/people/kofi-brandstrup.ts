import { paragraph } from '../../src/content/seed/blocks.ts';
import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 505,
  slug: 'kofi-brandstrup',
  name: 'Kofi Brandstrup',
  cats: ['research'],
  data: {
    jobTitle: 'Senior researcher, energy',
    jobDescription: 'Designs games in which the power fails and people are interesting.',
    email: 'kofi@wayleave.example',
    phone: '+45 00 00 74 05',
    linkedinUrl: 'https://profiles.example/kofi-brandstrup',
  },
  excerpt: 'An electrical engineer who trusts meters, and asks about kettles.',
  body: [
    paragraph(
      'Kofi Brandstrup ran the control room of a grid before he came to us, and says that the whole of his research since has been about a single telephone call that he took there in the winter of 2010.',
    ),
    paragraph(
      'The game of the windless week is his. It has now been played in four valleys. He carries a spare lamp.',
    ),
  ],
});
