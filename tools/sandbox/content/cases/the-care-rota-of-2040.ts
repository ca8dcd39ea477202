import { heading, paragraph, quote, steps } from '../../src/content/seed/blocks.ts';
import { caseStory } from '../../src/content/seed/entries.ts';

export default caseStory({
  id: 302,
  slug: 'the-care-rota-of-2040',
  title: 'The care rota of 2040',
  standfirst:
    'A regional care service wrote next month’s rota for a workforce it does not have, and found what to do on Monday.',
  date: '20260416',
  cats: ['ageing', 'work'],
  opening:
    'Strategy papers are patient. A rota is not: either somebody rings the bell at half past seven, or nobody does.',
  body: [
    heading('What was asked'),
    paragraph(
      'Kilmorrow’s care service expects a third more people to look after by 2040 and a fifth fewer to do it. It had eleven strategy papers that said so. The head of the service wanted a twelfth that she could use.',
    ),
    heading('What we did'),
    paragraph(
      'We took the rota for an ordinary week in March, with its 2,140 visits, removed one carer in five, and added the visits that will be there. Then we asked the people who make rotas for a living to make it work. They had two days, a gymnasium floor, coloured tape and a rule: nobody may be asked to do what you would refuse.',
    ),
    steps(
      'On the first morning it could not be done.',
      'On the first afternoon they stopped sending people to check on people who were well.',
      'On the second morning they gave six streets a single team, and let the team decide.',
      'On the second afternoon it could nearly be done, with eleven visits left over, lying on the floor on yellow cards.',
    ),
    quote('The eleven cards were worth more than the eleven papers.', 'Head of service'),
    heading('Results'),
    paragraph(
      'The yellow cards were all of one kind: people alone at night, not ill, afraid. No rota can help them, and it had been a relief, the planners said, to see that it was only eleven in two thousand. The service has since given one street-team in four the right to rewrite its own week. Sick leave in those teams has gone down by a third. For the eleven there is now a telephone that is answered, at night, by two of the others.',
    ),
  ],
  related: ['/cases/a-school-that-can-shrink', '/cases/nine-cold-days'],
});
