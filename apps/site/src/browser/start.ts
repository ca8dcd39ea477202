import { reloadOnceForChunkFailure, startIslands } from '@guildhall/islands/start';
import { startCarryAcross } from './carry-across.ts';
import { startProgressBar } from './progress-bar.ts';
import { startTestsite } from './testsite.ts';

// All the script a page runs before it is touched.
startProgressBar();
startTestsite();
startCarryAcross();
startIslands({
  awaken: () => import('./awake.ts').then(({ awakener }) => awakener),
  onChunkFailure: () => reloadOnceForChunkFailure(),
});
