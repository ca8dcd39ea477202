import { heading, paragraph, quote } from '../../src/content/seed/blocks.ts';
import { blogPost } from '../../src/content/seed/entries.ts';

export default blogPost({
  id: 404,
  slug: 'the-smell-of-2050',
  title: 'The smell of 2050',
  standfirst:
    'Pictures of the future have no smell. We tried to put it back, with a chemist, a cook and a wet dog.',
  date: '20260219',
  author: 'Yusra Haddad-Krogh',
  cats: ['cities', 'methods'],
  opening:
    'Amara Osei-Lund, who works on cities, on the least glamorous experiment that this house has ever paid for.',
  caption: 'A town across water, with what is not yet built drawn in dots. None of it smells of anything.',
  body: [
    paragraph(
      'Look at any picture of the city of the future. Glass, leaves, a person with a cup. It is always eleven in the morning, and there is never a smell. You can tell that it is not a place by this alone.',
    ),
    paragraph(
      'Smell is what tells us that we are somewhere. So last winter, for a street in the old harbour that is to be rebuilt, we made its next smells before its drawings were finished. We had a chemist who composes for a soap works, a cook, and a former inspector of drains, who turned out to be the poet among us.',
    ),
    heading('Four bottles'),
    paragraph(
      'The first was the street as it is: diesel, chips, seaweed, hot dust from the ventilator of the tunnel. Residents knew it at once, and several of them became defensive.',
    ),
    paragraph(
      'The second was the street with the cars gone. It took nine attempts, since nobody could say what lay underneath. In the end it was wet stone, bread, and other people.',
    ),
    paragraph(
      'The third was the street in a hot, dry August with the drains as they are. We did not need to explain our recommendation on drains.',
    ),
    paragraph(
      'The fourth had lime blossom in it, warm timber and a trace of wet dog. It was the most popular by far. The developer asked whether the dog might be taken out. He was told, by an eight-year-old, that he could have the street with the dog or not at all.',
    ),
    quote('A plan that you cannot smell is a plan for somebody else.', 'The inspector of drains'),
    paragraph('The bottles are in the hall. Please put the stoppers back.'),
  ],
  related: ['/blog/how-to-read-a-scenario-aloud', '/blog/a-clock-for-the-canteen', '/blog/what-children-ask'],
});
