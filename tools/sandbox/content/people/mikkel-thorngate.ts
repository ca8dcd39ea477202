import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 513,
  slug: 'mikkel-thorngate',
  name: 'Mikkel Thorngate',
  cats: ['council'],
  data: {
    jobTitle: 'Member of the council',
    jobDescription: 'Under twenty when elected, as the statutes require of one seat in seven.',
    email: 'council@wayleave.example',
    phone: '',
    linkedinUrl: '',
  },
});
