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
  // Without a network the page that can be read stays; a reload would take it away.
  onChunkFailure: () => navigator.onLine && reloadOnceForChunkFailure(),
});
