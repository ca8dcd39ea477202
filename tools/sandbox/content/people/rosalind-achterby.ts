import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 512,
  slug: 'rosalind-achterby',
  name: 'Rosalind Achterby',
  cats: ['council'],
  data: {
    jobTitle: 'Chair of the council',
    jobDescription: 'Chosen by the members for three years. A retired judge who still asks for the document.',
    email: 'council@wayleave.example',
    phone: '',
    linkedinUrl: '',
  },
});
