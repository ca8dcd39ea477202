import { expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block } from '../blocks/page.fixture.ts';

it("shows the date as in 'March 05, 2021' [2.4.14]", () => {
  expect(renderBlock(staticBlocks.postDate)).toMatch(/<time dateTime="2021-03-05">March 05, 2021<\/time>/);
});

it.each(['20210231', '20211301', '00000000'])(
  'shows nothing for %s, a date that does not exist [2.4.14]',
  (date) => {
    expect(renderBlock(block('post-date', { date }))).toMatch(/<section[^>]*><\/section>$/);
  },
);
