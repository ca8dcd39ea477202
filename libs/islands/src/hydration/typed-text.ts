/** Whether an island has a text area that the server sent with a text. */
export function hasInitialText(island: ParentNode): boolean {
  return [...island.querySelectorAll('textarea')].some(({ defaultValue }) => defaultValue !== '');
}

/**
 * Remembers what was typed into the text areas of a sleeping island. React puts a text area's first text back when
 * it hydrates (inputs and selects keep theirs), so this gives it back, and notifies the component as if it had just
 * been typed.
 */
export function rememberTypedText(island: ParentNode): () => void {
  const typed = [...island.querySelectorAll('textarea')].map((area) => [area, area.value] as const);
  return () => {
    for (const [area, text] of typed) {
      if (area.value === text) continue;
      // The element's own setter belongs to React, which would then take the text for its own.
      Reflect.set(HTMLTextAreaElement.prototype, 'value', text, area);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
