import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 511,
  slug: 'signe-abildtrup',
  name: 'Signe Abildtrup',
  cats: ['house'],
  data: {
    jobTitle: 'Head of Guildhall',
    jobDescription: 'Opens the doors, sets the long table, knows where you left your coat.',
    email: 'house@wayleave.example',
    phone: '+45 00 00 74 00',
    linkedinUrl: '',
  },
});
