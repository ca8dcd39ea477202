import { expect, it } from 'vitest';
import { defineBlock } from '../blocks/define-block.ts';
import { html, image, text } from '../fields/field-kinds.ts';
import { createExampleBlock } from './index.ts';

const map = defineBlock(
  'map',
  { place: text(), note: html({ optional: true }), picture: image({ optional: true }) },
  { help: 'A place' },
);

it('reads an example as the content service would send it', () => {
  const picture = { md: '/a.webp', width: 3, height: 2 };
  const block = createExampleBlock(map, {
    place: ' The quay ',
    note: '<b>By ferry</b>',
    picture,
    blockTitle: 'A',
  });
  expect(block).toMatchObject({
    ...{ name: 'map', blockName: 'acf/map', idd: 'map', place: 'The quay', note: '<b>By ferry</b>' },
    ...{ blockTitle: 'A', picture: { md: 'https://content.example/a.webp' } },
  });
});

it('refuses an example that visitors would not see in full', () => {
  expect(() => createExampleBlock(map, {})).toThrow('The example of map is not valid: block left out: place');
  expect(() => createExampleBlock(map, { place: 'A', note: '<script>x</script>b' })).toThrow('<script>');
});
