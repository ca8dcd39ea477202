/** Runs in the page. Elements that are wider than the window, and texts that their own element cuts off. */
export function findLostTexts(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
    const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    // Visually hidden texts, and selects, whose list shows the whole text.
    if (!cuts || clipPath !== 'none' || textOverflow === 'ellipsis' || !element.checkVisibility()) continue;
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const box = element.getBoundingClientRect();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.right > box.right + 1 || text.bottom > box.bottom + 1) lost.push(node.textContent);
    }
  }
  return lost;
}
