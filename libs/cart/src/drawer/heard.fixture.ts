import { onTestFinished } from 'vitest';

/**
 * Collects what the page's live regions say, in its order: text that is put into a region that is on the page already and
 * not behind an open dialog.
 */
export function listen(): { takeHeard: () => string[] } {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = new Set(changes.flatMap(({ target, addedNodes }) => findRegion(target, addedNodes)));
    for (const region of regions) {
      const modal = document.querySelector('dialog:modal');
      if (region.textContent && region.checkVisibility() && (!modal || modal.contains(region)))
        heard.push(`${region.role === 'alert' ? '! ' : ''}${region.textContent}`);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return { takeHeard: () => heard.splice(0) };
}

/** The region of a change; a region that is itself new, or in something new, says nothing. */
function findRegion(target: Node, added: NodeList): Element[] {
  const parent = target instanceof Element ? target : target.parentElement;
  const region = parent?.closest('[role=status], [role=alert]');
  return region && (added.length > 0 || target.nodeType === Node.TEXT_NODE) ? [region] : [];
}
