import { paragraph } from '../../src/content/seed/blocks.ts';
import { person } from '../../src/content/seed/entries.ts';

export default person({
  id: 501,
  slug: 'ingrid-holm-sayer',
  name: 'Ingrid Holm-Sayer',
  cats: ['house'],
  data: {
    jobTitle: 'Director',
    jobDescription: 'Leads the house, reads scenarios aloud, answers for the money.',
    email: 'ingrid@wayleave.example',
    phone: '+45 00 00 74 01',
    linkedinUrl: 'https://profiles.example/ingrid-holm-sayer',
  },
  excerpt: 'Director since 2018. Came for a lecture in 1999 and has not, in her own view, left it yet.',
  body: [
    paragraph(
      'Ingrid Holm-Sayer came to the institute as a listener. She was a harbour engineer at the time, and had been asked to design a breakwater for a hundred years. The lecture was about what the word <em>for</em> meant in that sentence. She has been at the long table since.',
    ),
    paragraph(
      'Before she became director she led our work on infrastructure and spent four years with the dyke boards of the west coast. She believes in lunch, in short papers, and in the right of any meeting to end early.',
    ),
    paragraph(
      'She writes for the blog about the craft of the scenario, and sits on the board of two harbours and one choir.',
    ),
  ],
});
