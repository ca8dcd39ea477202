/**
 * Animates picture and title between a card and its page in view transitions: before the old page is left, the card
 * gets the transition names of the new page's picture and title; on the way back it gets them on arrival. JavaScript
 * sets the names because a page has many cards.
 */
export function startSharedTransitions(): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event as PageSwapEvent;
    const to = activation?.entry?.url;
    if (viewTransition && to) nameTransitions(findCardTo(to), viewTransition);
  });
  addEventListener('pagereveal', (event) => {
    const { viewTransition } = event as PageRevealEvent;
    const from = (globalThis as { navigation?: { activation?: { from?: { url?: string } } } }).navigation
      ?.activation?.from?.url;
    if (viewTransition && from) nameTransitions(findCardTo(from), viewTransition);
  });
}

function findCardTo(address: string): Element | null | undefined {
  const { pathname } = new URL(address);
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')].find(
    (a) => a.pathname === pathname,
  );
  return link?.closest('li');
}

function nameTransitions(card: Element | null | undefined, transition: ViewTransition): void {
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
