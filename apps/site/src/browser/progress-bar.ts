/** How long a move between pages may take before the bar shows, ms (a faster one never shows it). */
const DELAY = 200;

/** Shows the progress bar while the browser fetches the next page; its run of 5 s is the style sheet's. */
export function startProgressBar(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    delete root.dataset['progress'];
  };
  document.addEventListener('click', (event) => {
    if (leavesThePage(event)) {
      stop();
      timer = setTimeout(() => (root.dataset['progress'] = ''), DELAY);
    }
  });
  addEventListener('pageshow', stop);
}

function leavesThePage(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.download)
    return false;
  const here = location.href.split('#')[0];
  return link.origin === location.origin && (link.href.split('#')[0] !== here || !link.hash);
}
