import { paragraph } from '../../src/content/seed/blocks.ts';
import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 503,
  slug: 'amara-osei-lund',
  name: 'Amara Osei-Lund',
  cats: ['research'],
  data: {
    jobTitle: 'Head of research, cities',
    jobDescription: 'Works on houses that can be handed back and streets that can be borrowed.',
    email: 'amara@wayleave.example',
    phone: '+45 00 00 74 03',
    linkedinUrl: 'https://profiles.example/amara-osei-lund',
  },
  excerpt: 'An architect who has stopped designing buildings and designs their leases instead.',
  body: [
    paragraph(
      'Amara Osei-Lund built eleven houses and went back to look at all of them. What she saw made her a researcher. The hundred-year lease is hers, as are the square that was borrowed and the street that was bottled.',
    ),
    paragraph(
      'She teaches on the School of Long Sight, where she is known for asking students to draw the same room at noon, in February, and after a divorce.',
    ),
  ],
});
