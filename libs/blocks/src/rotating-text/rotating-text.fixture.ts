import { block } from '../blocks/page.fixture.ts';

/** Lines with two, five and nine words. */
export const threeLines = block('rotating-text', {
  slides: [
    { id: '1', title: 'Look up' },
    { id: '2', title: 'Somebody else will live here' },
    { id: '3', title: 'Leave the gate as you found it, or better' },
  ],
});
