/**
 * Animates picture and title between a card and its page in view transitions: before the old page is left, the card
 * gets the transition names of the new page's picture and title; on the way back it gets them on arrival. JavaScript
 * sets the names because a page has many cards.
 */
export function startSharedTransitions(): void {
  addEventListener('pageswap', (event) =>
    nameTransitions(event.viewTransition, event.activation?.entry?.url),
  );
  addEventListener('pagereveal', (event) =>
    nameTransitions(event.viewTransition, (globalThis as Navigated).navigation?.activation?.from?.url),
  );
  // Chromium rejects a transition that it skips, as when the visitor has already gone on, or the page was painted first.
  // Pages that were painted first never receive the transition, so they cannot handle it there.
  addEventListener('unhandledrejection', (event) => {
    if (/: Transition was /.test(event.reason)) event.preventDefault();
  });
}

interface Navigated {
  navigation?: { activation?: { from?: { url?: string } } };
}

/** @param address the other page */
function nameTransitions(transition: ViewTransition | null, address: string | null | undefined): void {
  if (!transition || !address) return;
  const { pathname } = new URL(address);
  // Another choice of filters is the same page: it appears at once.
  if (pathname === location.pathname) return transition.skipTransition();
  const card = [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')]
    .find((link) => link.pathname === pathname)
    ?.closest('li');
  if (!card) return;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-transition]')];
  // Transition names must be unique on a page, so the page's own picture and title lose theirs for this transition.
  for (const part of parts)
    part.style.viewTransitionName = card.contains(part) ? `entry-${part.dataset['transition']}` : 'none';
  void transition.finished
    // The browser may skip a transition.
    .catch(() => undefined)
    .then(() => parts.forEach((part) => (part.style.viewTransitionName = '')));
}
