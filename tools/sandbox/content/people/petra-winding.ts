import { paragraph } from '../../src/content/seed/blocks.ts';
import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 504,
  slug: 'petra-winding',
  name: 'Petra Winding',
  cats: ['research'],
  data: {
    jobTitle: 'Head of research, long lives',
    jobDescription: 'Follows people between seventy and a hundred, and asks about their afternoons.',
    email: 'petra@wayleave.example',
    phone: '+45 00 00 74 04',
    linkedinUrl: 'https://profiles.example/petra-winding',
  },
  excerpt: 'A nurse, then a statistician, now both. Wrote The Second Forty.',
  body: [
    paragraph(
      'Petra Winding nursed on a geriatric ward for nine years and then took a degree in statistics to find out whether what she had noticed was so. Mostly it was.',
    ),
    paragraph(
      'Her study of forty-eight long lives, <em>The Second Forty</em>, took two years of afternoons. She is now working on care as it is really arranged, with string, in our attic.',
    ),
  ],
});
