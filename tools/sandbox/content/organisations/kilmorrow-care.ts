import { paragraph } from '../../src/content/seed/blocks.ts';
import { organisation } from '../../src/content/seed/entries.ts';

export default organisation({
  id: 806,
  slug: 'kilmorrow-care',
  title: 'Kilmorrow Care',
  standfirst: 'A regional care service that gave one team in four the right to write its own week.',
  opening: 'Two thousand visits a week, and eleven yellow cards.',
  body: [
    paragraph(
      'Kilmorrow let us lay its rota out on a gymnasium floor, and then did what the floor told it to.',
    ),
    paragraph(
      'It now trains the people who make rotas for six other regions. The course includes an hour on one’s knees.',
    ),
  ],
});
