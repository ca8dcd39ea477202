import { pairUp } from './pair-up.ts';

/** Properties in which elements keep what a visitor does: each kind has some of them. */
interface Field extends HTMLElement {
  value: string;
  checked: boolean;
  selected: boolean;
  files: FileList | null;
  open: boolean;
  showModal(): void;
}

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
      if (opened.has(old) && now.popover) now.togglePopover(true);
      else if (opened.has(old)) now.showModal();
      if (old === activeElement) now.focus({ preventScroll: true });
    }
    return true;
  };
}

function putBack(old: Field, now: Field): void {
  if (old.matches('option')) now.selected = old.selected;
  else if (old.matches('details')) now.open = old.open;
  // A script cannot put a name of a file into a field.
  else if (old.files) now.files = old.files;
  else if (old.matches('input,textarea')) {
    now.checked = old.checked;
    now.value = old.value;
  }
}
