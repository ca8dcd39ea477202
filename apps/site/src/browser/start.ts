import { hasCart } from '@guildhall/cart/count';
import { live, reloadOnceForChunkFailure, startIslands } from '@guildhall/islands/start';
import { hasUnfinishedSignUp } from '@guildhall/signup/unfinished';
import { startCartButton } from './cart-button.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { fetchIslandFiles } from './island-files.ts';
import { startSharedTransitions } from './shared-transitions.ts';
import { startMembers } from './members.ts';
import { nextPaint } from './next-paint.ts';
import { startProgressBar } from './progress-bar.ts';
import { startTestsite } from './testsite.ts';
import { hasOtherVatCountry } from './vat-country.ts';

// All the script a page runs before it is touched.
startProgressBar();
startTestsite();
startSharedTransitions();
// Asked on every page: what is too old goes.
const unfinished = hasUnfinishedSignUp();
if (document.querySelector('[data-autoplay]')) void live.then(() => import('./moving-blocks.ts'));
const onChunkFailure = () => {
  // Without a network the page that can be read stays; a reload would take it away.
  if (navigator.onLine && reloadOnceForChunkFailure()) return;
  document.querySelector('[data-cart-waiting]')?.setAttribute('data-failed', '');
};
// What was pressed is seen to be busy before React is evaluated.
const loadHydrator = () =>
  nextPaint()
    .then(() => import('./hydrator.ts'))
    .then((module) => module.hydrator);
const islands = startIslands({
  loadHydrator,
  onWake: fetchIslandFiles,
  reasons: { 'vat-country': hasOtherVatCountry, cart: hasCart, 'sign-up': () => unfinished },
  onChunkFailure,
});
// The back button may take a choice of cards back that was made before this page was reloaded.
const { search } = location;
addEventListener('popstate', () => location.search !== search && islands.wakeFor('history'));
const runCode = (island: string) =>
  loadHydrator()
    .then((hydrator) => hydrator.load(island))
    .catch(() => undefined);
onFirstInteraction((sign) => fetchAhead(sign, runCode));
startCartButton(() => islands.wakeFor('cart'), onChunkFailure);
startMembers(islands);
