import { blockTitle, link, withFrame } from '../../src/content/seed/blocks.ts';
import { onContentHost } from '../../src/content/content-host.ts';
import { iframe } from '../../src/content/seed/static-blocks.ts';
import type { BlockSeed } from '../../src/content/seed/seed.ts';

const tides = link('The tides of 2061', onContentHost('/wp-content/uploads/tides.html'));

const frames: BlockSeed[] = [
  blockTitle('Frames'),
  iframe(tides, '360px'),
  withFrame(iframe(tides, '50vh'), { title: 'A frame under a title', colour: 'sand' }),
  withFrame(iframe(link('A host that may not be framed', 'https://elsewhere.example/map')), {
    title: 'A frame that is a link',
  }),
];

export default frames;
