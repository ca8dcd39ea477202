import { paragraph } from '../../src/content/seed/blocks.ts';
import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 506,
  slug: 'maren-tofte',
  name: 'Maren Tofte',
  cats: ['research'],
  data: {
    jobTitle: 'Head of research, land and food',
    jobDescription: 'Digs holes with farmers and bakes with what the table of yields allows.',
    email: 'maren@wayleave.example',
    phone: '+45 00 00 74 06',
    linkedinUrl: 'https://profiles.example/maren-tofte',
  },
  excerpt: 'A soil scientist with a spade of her own. Thirty-one pits so far.',
  body: [
    paragraph(
      'Maren Tofte grew up on a farm that no longer has any topsoil, and is frank about whose fault it was. She keeps the long ledgers of six farms at Øster Mark, and the keys to the ladders.',
    ),
    paragraph('She is also responsible for the bread. A February without tomatoes is in preparation.'),
  ],
});
