/** How the list that stood in a panel was set: what comes is waited for in the same shape. */
export interface ListShape {
  className: string;
  enlarged: boolean;
  count: number;
}

const mostWaiting = 8;

/** The shape of the cards in a panel; `undefined` when it holds none. */
export function shapeOf(panel: Element): ListShape | undefined {
  const list = panel.querySelector('ul');
  if (!list) return undefined;
  return {
    className: list.className,
    enlarged: list.hasAttribute('data-enlarged'),
    count: Math.min(list.children.length, mostWaiting),
  };
}

/** Keeps an emptied panel as tall as it was, so that the page beneath does not jump up and down again. */
export function holdHeight(panel: HTMLElement): void {
  panel.style.minBlockSize = `${panel.offsetHeight}px`;
}

export function releaseHeight(panel: HTMLElement): void {
  panel.style.minBlockSize = '';
}
