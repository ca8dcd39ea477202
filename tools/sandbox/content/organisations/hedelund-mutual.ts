import { paragraph } from '../../src/content/seed/blocks.ts';
import { organisation } from '../../src/content/seed/entries.ts';

export default organisation({
  id: 803,
  slug: 'hedelund-mutual',
  title: 'Hedelund Mutual',
  standfirst: 'An insurer with no shareholders and a very long memory.',
  opening: 'Insures farms, boats and parish halls, and has never cancelled a policy because of the weather.',
  body: [
    paragraph(
      'The mutual opened its books of claims to us, back to 1893. They are the best record of the climate in the region, and contain some of its best prose.',
    ),
    paragraph('Together we are working on a policy that grows cheaper the further you move from the water.'),
  ],
});
