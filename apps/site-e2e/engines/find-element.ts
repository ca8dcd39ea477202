/** Description of a part of the page as a visitor knows it. The first visible match counts. */
export interface Wanted {
  /** `field` is anything that can be filled in. */
  role?:
    | 'alert'
    | 'article'
    | 'banner'
    | 'button'
    | 'dialog'
    | 'field'
    | 'group'
    | 'heading'
    | 'link'
    | 'main'
    | 'navigation'
    | 'status';
  /** Accessible name: label or text, without surrounding spaces. */
  name?: string;
  /** A part of the text. */
  text?: string;
  /** For what has neither role nor name. */
  css?: string;
  within?: Wanted;
}

/**
 * Finds a visible element. It runs in the page, so that every engine finds the same element: it may use nothing of this
 * module.
 */
export function findElement(wanted: Wanted): Element | null {
  const selectors: Record<string, string> = {
    alert: '[role=alert]',
    article: 'article',
    banner: 'body > header',
    button: 'button, summary, [role=button], input[type=submit]',
    dialog: 'dialog, [role=dialog]',
    field: 'input:not([type=hidden]), select, textarea',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    main: 'main',
    navigation: 'nav',
    status: '[role=status], output',
  };
  const clean = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const readText = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove();
    return clean(copy.textContent);
  };
  const isVisible = (element: Element): boolean => {
    const { display, visibility } = getComputedStyle(element);
    if (display === 'contents') return [...element.children].some(isVisible);
    return element.getClientRects().length > 0 && visibility === 'visible';
  };
  const readName = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    if (ids.length > 0)
      return clean(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    if (labels.length > 0) return clean(labels.map(readText).join(' '));
    const legend = element.matches('fieldset') && element.querySelector('legend');
    return element.getAttribute('aria-label') ?? (legend ? readText(legend) : readText(element));
  };
  const find = ({ role, name, text, css, within }: Wanted): Element[] => {
    const roots: ParentNode[] = within ? find(within) : [document];
    const selector = css ?? (role ? selectors[role] : undefined) ?? 'body *';
    const candidates = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    const matches = candidates.filter(
      (element) =>
        isVisible(element) &&
        (name === undefined || readName(element) === name) &&
        (text === undefined || readText(element).includes(text)),
    );
    // Text alone means the innermost element that has it.
    return role || css
      ? matches
      : matches.filter((one) => !matches.some((other) => one !== other && one.contains(other)));
  };
  return find(wanted)[0] ?? null;
}

/**
 * Scrolls to an element and tells if a press on its middle would hit it, not something above it: it is where it was two
 * painted frames ago, since a picture or a font that arrives moves it, and a busy engine paints seldom. It runs in the
 * page. While pages change with a transition, nothing can be hit.
 */
export function canBePressed(element: Element): boolean {
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && (effect as KeyframeEffect).target?.contains(element),
    );
  // Until a transition between pages has ended, the browser gives every press to the root element.
  const { activeViewTransition } = document as { activeViewTransition?: unknown };
  if (activeViewTransition || isMoving || element.closest('[aria-disabled=true]')) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const place = [left, top, width, height].join();
  const known = element as Element & { lastPlace?: string; isPainted?: boolean };
  if (known.lastPlace !== place) {
    known.lastPlace = place;
    known.isPainted = false;
    requestAnimationFrame(() => requestAnimationFrame(() => (known.isPainted = known.lastPlace === place)));
  }
  if (!known.isPainted) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = (element as HTMLInputElement).labels?.[0];
  return (
    hit !== null &&
    (element.contains(hit) ||
      (hit.contains(element) && hit !== document.documentElement) ||
      label?.contains(hit) === true)
  );
}

/** Describes what a journey waited for. */
export function describeWanted({ role, name, text, css, within }: Wanted): string {
  const what = [role ?? css ?? 'text', name && `“${name}”`, text && `with “${text}”`]
    .filter(Boolean)
    .join(' ');
  return within ? `${what} in ${describeWanted(within)}` : what;
}
