import { hasCart } from '@guildhall/cart/count';
import { live, reloadOnceForChunkFailure, startIslands } from '@guildhall/islands/start';
import { hasUnfinishedSignUp } from '@guildhall/signup/unfinished';
import { startCartButton } from './cart-button.ts';
import { onFirstSign } from './first-sign.ts';
import { startSharedTransitions } from './shared-transitions.ts';
import { startMembers } from './members.ts';
import { startProgressBar } from './progress-bar.ts';
import { startTestsite } from './testsite.ts';
import { otherVatCountry } from './vat-country.ts';

// All the script a page runs before it is touched.
startProgressBar();
startTestsite();
startSharedTransitions();
// Asked on every page: what is too old goes.
const unfinished = hasUnfinishedSignUp();
if (document.querySelector('[data-autoplay]')) void live.then(() => import('./moving-blocks.ts'));
// Without a network the page that can be read stays; a reload would take it away.
const onChunkFailure = () => navigator.onLine && reloadOnceForChunkFailure();
const islands = startIslands({
  loadHydrator: () => import('./hydrator.ts').then(({ hydrator }) => hydrator),
  reasons: { 'vat-country': otherVatCountry, cart: hasCart, 'sign-up': () => unfinished },
  onChunkFailure,
});
// The back button may take a choice of cards back that was made before this page was loaded anew.
const { search } = location;
addEventListener('popstate', () => location.search !== search && islands.wakeFor('history'));
onFirstSign(startFetchingAhead);
startCartButton(() => islands.wakeFor('cart'), onChunkFailure);
startMembers(islands);

function startFetchingAhead({ type, target }: Event): void {
  const pressed =
    type === 'pointerdown' && (target as Element).closest<HTMLElement>('[data-island],[data-cart-toggle]');
  import('./fetch-ahead.ts').then(
    ({ fetchAhead }) => fetchAhead(pressed ? (pressed.dataset['island'] ?? 'cart') : undefined),
    () => undefined,
  );
}
