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

// Everything that a page runs before the first touch.
startProgressBar();
startTestsite();
startSharedTransitions();
// Called on every page, as it also removes expired sign-ups.
const unfinished = hasUnfinishedSignUp();
if (document.querySelector('[data-autoplay]')) void live.then(() => import('./moving-blocks.ts'));
const onChunkFailure = () => {
  // Offline, a reload would lose a page that can still be read.
  if (navigator.onLine && reloadOnceForChunkFailure()) return;
  document.querySelector('[data-cart-waiting]')?.setAttribute('data-failed', '');
};
// The pressed control is shown as busy before React is evaluated.
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
// The back button may undo a choice of category made before this page was reloaded.
const { search } = location;
addEventListener('popstate', () => location.search !== search && islands.wakeFor('history'));
const runCode = (island: string) =>
  loadHydrator()
    .then((hydrator) => hydrator.load(island))
    .catch(() => undefined);
onFirstInteraction((sign) => fetchAhead(sign, runCode));
startCartButton(() => islands.wakeFor('cart'), onChunkFailure);
startMembers(islands);
