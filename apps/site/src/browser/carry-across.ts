/**
 * A page turns into the next by a view transition that carries picture and title across: before the old page goes, the
 * card that leads to the new one lends its picture and title the names that the new page's own ones bear; on the way
 * back the same happens on arrival. Names are given by script because one page has many cards.
 */
export function startCarryAcross(): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event as PageSwapEvent;
    const to = activation?.entry?.url;
    if (viewTransition && to) name(cardTo(to), viewTransition);
  });
  addEventListener('pagereveal', (event) => {
    const { viewTransition } = event as PageRevealEvent;
    const from = (globalThis as { navigation?: { activation?: { from?: { url?: string } } } }).navigation
      ?.activation?.from?.url;
    if (viewTransition && from) name(cardTo(from), viewTransition);
  });
}

function cardTo(address: string): Element | undefined {
  const { pathname } = new URL(address);
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')].find(
    (a) => a.pathname === pathname,
  );
  return link?.closest('li') ?? undefined;
}

function name(card: Element | undefined, transition: ViewTransition): void {
  if (!card) return;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-transition]')];
  // A name may stand once on a page: the page's own picture and title give theirs up for this move.
  for (const part of parts)
    part.style.viewTransitionName = card.contains(part) ? `entry-${part.dataset['transition']}` : 'none';
  void transition.finished.finally(() =>
    parts.forEach((part) => part.style.removeProperty('view-transition-name')),
  );
}
