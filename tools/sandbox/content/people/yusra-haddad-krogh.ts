import { paragraph } from '../../src/content/seed/blocks.ts';
import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 508,
  slug: 'yusra-haddad-krogh',
  name: 'Yusra Haddad-Krogh',
  cats: ['research'],
  data: {
    jobTitle: 'Senior researcher, work',
    jobDescription: 'Sits with people while they work, mostly at night.',
    email: 'yusra@wayleave.example',
    phone: '+45 00 00 74 08',
    linkedinUrl: 'https://profiles.example/yusra-haddad-krogh',
  },
  excerpt: 'Spent a winter of nights finding out who in the town is awake, and why.',
  body: [
    paragraph(
      'Yusra Haddad-Krogh was a labour inspector. She came to the institute because, she says, an inspector may only ask whether a thing is allowed.',
    ),
    paragraph(
      'Her work on night shifts led to the day cleaning of the hospital and to the one-sentence rule. She is now looking at apprentices over sixty, and has been made to plane a plank.',
    ),
  ],
});
