import { paragraph } from '../../src/content/seed/blocks.ts';
import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 507,
  slug: 'elias-quist',
  name: 'Elias Quist',
  cats: ['research'],
  data: {
    jobTitle: 'Head of methods',
    jobDescription: 'Looks after how we know what we say we know.',
    email: 'elias@wayleave.example',
    phone: '+45 00 00 74 07',
    linkedinUrl: 'https://profiles.example/elias-quist',
  },
  excerpt: 'Marks our forecasts, mends our scenarios, winds the eighty-year clock.',
  body: [
    paragraph(
      'Elias Quist trained as a historian of weather forecasting. With the archive he has marked all 1,206 checkable statements that this house has published, and is a better colleague than that makes him sound.',
    ),
    paragraph(
      'He runs the weekend course in scenario writing and is the author of our handbook, <em>Four Honest Futures</em>, now in its third and shortest edition.',
    ),
  ],
});
