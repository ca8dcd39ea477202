import { paragraph } from '../../src/content/seed/blocks.ts';
import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 509,
  slug: 'wen-halloran-li',
  name: 'Wen Halloran-Li',
  cats: ['house'],
  data: {
    jobTitle: 'Editor of Crossings',
    jobDescription: 'Edits the journal and its page of regrets.',
    email: 'wen@wayleave.example',
    phone: '',
    linkedinUrl: 'https://profiles.example/wen-halloran-li',
  },
  excerpt: 'Edits four issues a year on paper that is meant to outlive its argument.',
  body: [
    paragraph(
      'Wen Halloran-Li has edited <em>Crossings</em> since 2021. She came from a newspaper, where she wrote obituaries of people who were still alive, and considers it the best possible training.',
    ),
    paragraph(
      'Send her anything under four thousand words that you would be prepared to be wrong about in public.',
    ),
  ],
});
