import { pairUp } from './pair-up.ts';

type Field = HTMLInputElement;

/** Elements that stand where others stood before. */
const successors = new WeakMap<Element, Element>();

/** Returns the element that stands where this one stood, or itself. */
export function findSuccessor<E extends Element>(element: E): E {
  return (successors.get(element) as E | undefined) ?? element;
}

/**
 * Keeps what a visitor has typed, chosen, opened and focused in an island.
 *
 * @returns puts it into the elements that stand there by then; returns false if they are the same
 */
export function keepVisitorState(island: Element): () => boolean {
  const before = [...island.querySelectorAll<Field>('*')];
  const { activeElement } = document;
  // Browsers ignore in `:is` what they do not know.
  const opened = new Set(island.querySelectorAll<Field>(':is(:popover-open,:modal)'));
  return () => {
    if (!before[0] || before[0].isConnected) return false;
    for (const [old, now] of pairUp(before, [...island.querySelectorAll<Field>('*')])) {
      successors.set(old, now);
      putBack(old, now);
      if (opened.has(old)) open(now);
      if (old === activeElement) focus(old, now);
    }
    return true;
  };
}

function putBack(old: Field, now: Field): void {
  if ('selected' in now) now.selected = (old as unknown as HTMLOptionElement).selected;
  else if (old.matches('details')) now.toggleAttribute('open', old.matches('[open]'));
  else if (old.type === 'file') now.files = old.files;
  else if (old.matches('input,textarea')) {
    now.checked = old.checked;
    now.value = old.value;
  }
}

function open(now: HTMLElement): void {
  if (now.popover) now.togglePopover(true);
  else (now as HTMLDialogElement).showModal();
}

function focus(old: Field, now: Field): void {
  now.focus({ preventScroll: true });
  // Only fields for text have a selection.
  if (typeof old.selectionStart === 'number') now.setSelectionRange(old.selectionStart, old.selectionEnd);
}
