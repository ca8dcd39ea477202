import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 510,
  slug: 'jonas-ferrow',
  name: 'Jonas Ferrow',
  cats: ['house'],
  data: {
    jobTitle: 'Archivist',
    jobDescription: 'Keeps two hundred metres of things that never took place.',
    email: 'archive@wayleave.example',
    phone: '',
    linkedinUrl: '',
  },
});
