import { blockTitle, link, withFrame } from '../../content/seed/blocks.ts';
import { onContentHost } from '../../content/content-host.ts';
import { iframe } from '../../content/seed/static-blocks.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';

const tides = link('The tides of 2061', onContentHost('/wp-content/uploads/tides.html'));

const frames: BlockSeed[] = [
  blockTitle('Frames'),
  iframe(tides, '360px'),
  withFrame(iframe(tides, '50vh'), { title: 'A frame with a title', colour: 'sand' }),
  withFrame(iframe(link('A host that is not allowed', 'https://elsewhere.example/map')), {
    title: 'A frame shown as a link',
  }),
];

export default frames;
