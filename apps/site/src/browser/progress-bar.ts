/** How long a move between pages may take before the bar shows, ms (a faster one never shows it). */
const delayMs = 200;

/**
 * While the browser fetches the next page, the pressed link is shown as busy at once, and the progress bar after a while;
 * its run of 5 s is the style sheet's.
 */
export function startProgressBar(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: HTMLAnchorElement | undefined;
  const stop = () => {
    clearTimeout(timer);
    delete root.dataset['progress'];
    if (pressed) pressed.ariaBusy = null;
  };
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a:not([download])');
    if (link && leavesPage(event, link)) {
      stop();
      pressed = link;
      link.ariaBusy = 'true';
      timer = setTimeout(() => (root.dataset['progress'] = ''), delayMs);
    }
  });
  addEventListener('pageshow', stop);
}

function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (link.target || link.origin !== location.origin) return false;
  return !link.hash || link.href.split('#')[0] !== location.href.split('#')[0];
}
