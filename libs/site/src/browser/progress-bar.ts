/** Marks a pressed link as busy at once, and shows the progress bar after a delay. CSS animates it for 5 s. */
export function startProgressBar(): void {
  /** Delay before the bar shows, ms. In the function, because it takes fewer bytes there. */
  const delayMs = 200;
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
    const isUsual =
      link && !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isUsual || link.target || link.origin !== location.origin) return;
    if (!link.hash || link.href.split('#')[0] !== location.href.split('#')[0]) {
      stop();
      pressed = link;
      link.ariaBusy = 'true';
      timer = setTimeout(() => (root.dataset['progress'] = ''), delayMs);
    }
  });
  addEventListener('pageshow', stop);
}
