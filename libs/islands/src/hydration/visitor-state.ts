import { send, setUnseen } from './change-control.ts';
import { pairUp } from './pair-up.ts';

/** Properties in which elements keep what a visitor does: each kind has some of them. */
interface Field extends HTMLElement {
  value: string;
  checked: boolean;
  selected: boolean;
  files: FileList | null;
  open: boolean;
  selectionStart: number | null;
  selectionEnd: number | null;
  setSelectionRange?(start: number | null, end: number | null): void;
  showModal(): void;
}

/** Elements that stand where others stood before. */
const successors = new WeakMap<Element, Element>();

/** Returns the element that stands where this one stood, or itself. */
export function findSuccessor<E extends Element>(element: E): E {
  return (successors.get(element) as E | undefined) ?? element;
}

/**
 * Keeps what a visitor has typed, chosen, opened, focused and pressed in an island.
 *
 * @returns puts it into the elements that stand there by then; returns false if they are the same
 */
export function keepVisitorState(island: Element): () => boolean {
  const before = [...island.querySelectorAll<Field>('*')];
  const { activeElement } = document;
  let pressed = [...island.querySelectorAll(':active')];
  // Browsers ignore in `:is` what they do not know.
  const opened = new Set(island.querySelectorAll<Field>(':is(:popover-open,:modal)'));
  /** Sends the click that browsers leave out if an element is replaced between the press and the release. */
  const release = (event: Event): void => {
    const { target, button, pointerType } = event as PointerEvent;
    // A touch that began on another element, whose click is the browser's own.
    if (!button && pointerType !== 'touch')
      pressed
        .map(findSuccessor)
        .findLast((control) => control.contains(target as Node))
        ?.dispatchEvent(new MouseEvent('click', event));
    pressed = [];
  };
  return () => {
    if (!before[0] || before[0].isConnected) return false;
    for (const [old, now] of pairUp(before, [...island.querySelectorAll<Field>('*')])) {
      if (old === now) continue;
      successors.set(old, now);
      putBack(old, now);
      // Tools that fill in fields may have found them before.
      for (const type of ['input', 'change'])
        old.addEventListener(type, () => {
          putBack(old, now);
          send(now, 'change');
        });
      endTouch(old, now);
      if (opened.has(old) && now.popover) now.togglePopover(true);
      else if (opened.has(old)) now.showModal();
      if (old === activeElement) {
        now.focus({ preventScroll: true });
        if (old.selectionEnd !== null) now.setSelectionRange?.(old.selectionStart, old.selectionEnd);
      }
    }
    for (const type of ['pointerup', 'keyup']) addEventListener(type, release, { once: true });
    return true;
  };
}

/**
 * Finishes a tap that began on an element which was replaced before the finger was lifted: the browser sends the rest of
 * the touch to that element, and the click to whatever has moved under the finger.
 */
function endTouch(old: Field, now: Field): void {
  let isTap = true;
  old.addEventListener('touchmove', () => (isTap = false));
  old.addEventListener('touchend', (event) => {
    // It cannot be cancelled if it has scrolled the page.
    if (event.target !== old || !isTap || !event.cancelable) return;
    event.preventDefault();
    now.focus({ preventScroll: true });
    now.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

function putBack(old: Field, now: Field): void {
  if (old.matches('option')) now.selected = old.selected;
  else if (old.matches('details')) now.open = old.open;
  // A script cannot put a name of a file into a field.
  else if (old.files) now.files = old.files;
  else if (old.matches('input,textarea,select:not([multiple])')) {
    setUnseen(now, 'checked', old.checked);
    setUnseen(now, 'value', old.value);
  }
}
