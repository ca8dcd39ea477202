import { paragraph } from '../../src/content/seed/blocks.ts';
import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 502,
  slug: 'tobias-aldermoor',
  name: 'Tobias Aldermoor',
  cats: ['research'],
  data: {
    jobTitle: 'Head of research, seas and shores',
    jobDescription: 'Studies what coasts remember and how towns live with water.',
    email: 'tobias@wayleave.example',
    phone: '+45 00 00 74 02',
    linkedinUrl: 'https://profiles.example/tobias-aldermoor',
  },
  excerpt: 'An oceanographer who bicycles to flood marks. Keeps our tide tables by hand.',
  body: [
    paragraph(
      'Tobias Aldermoor measured currents for eleven years before he began to measure what people believe about them. He leads our work on seas and shores, and with it the long conversation with Sandholm and nine other towns about where the land should end.',
    ),
    paragraph(
      'He has visited every flood mark on the coast by bicycle and will tell you about the brakes. His tables of the tide at Nørrevig, kept in pencil since 2009, hang in the hall and are right to within four minutes.',
    ),
  ],
});
