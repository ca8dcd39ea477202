import { findSuccessor } from './visitor-state.ts';

/** True if the server sent a text area with text. */
export function hasInitialText(island: ParentNode): boolean {
  return [...island.querySelectorAll('textarea')].some(({ defaultValue }) => defaultValue);
}

/**
 * Remembers text typed into a sleeping island's text areas. On hydration React restores their initial text (not that of
 * inputs and selects); the returned function puts the typed text back and notifies the component as if it had just been
 * typed.
 */
export function rememberTypedText(island: ParentNode): () => void {
  const typed = [...island.querySelectorAll('textarea')].map((area) => [area, area.value] as const);
  return () => {
    for (const [before, text] of typed) {
      const area = findSuccessor(before);
      if (area === before && area.value === text) continue;
      area.value = area.defaultValue;
      // React overrides the element's own setter and would not notice the change.
      Reflect.set(HTMLTextAreaElement.prototype, 'value', text, area);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
