'use client';

import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

/**
 * Makes a native `<dialog>` a modal that follows `open`: the browser traps the focus, returns it afterwards, and makes the
 * page behind inert. Esc, a press on the background and the browser's own ways of closing call `onClose`; a button with
 * `command="show-modal"`, pressed before hydration or after, leads to `onOpen`. `used` is true from the first opening on:
 * until then the content need not be rendered.
 */
export function useModal(open: boolean, onClose: () => void, onOpen?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  /** True while it is open by state: its own opening is not reported, which comes later than a quick Esc. */
  const isOpenByState = useRef(false);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    isOpenByState.current = true;
    // First: opening computes the page's layout, which the lock reads.
    if (!dialog.open) dialog.showModal();
    beginAtControl(dialog);
    const unlockScroll = lockScroll();
    return () => {
      unlockScroll();
      isOpenByState.current = false;
      dialog.close();
    };
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !onOpen) return undefined;
    const onToggle = () => dialog.open && !isOpenByState.current && onOpen();
    onToggle();
    dialog.addEventListener('toggle', onToggle);
    return () => dialog.removeEventListener('toggle', onToggle);
  }, [onOpen]);

  const dialogProps = {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
      // The browser has opened it, and state has not followed yet: no change of state would close it.
      if (!open) event.currentTarget.close();
    },
    // The browser may close it without a `cancel` event, for example on a second Esc. In strict mode it is open again.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      if (open && event.target === dialog && !dialog.open) onClose();
    },
    // A press that starts inside, such as a text selection, and ends outside does not close it.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
  return { props: dialogProps, used };
}

/**
 * Moves the focus to the first button if the browser began at something else: at a part that scrolls in a low window,
 * whose name is all that it contains.
 */
function beginAtControl(dialog: HTMLDialogElement): void {
  if (((document.activeElement as HTMLElement | null)?.tabIndex ?? -1) < 0)
    dialog.querySelector('button')?.focus({ preventScroll: true });
}

/** Stops the page behind from scrolling; padding replaces its scroll bar, so that nothing shifts. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  Object.assign(style, { overflow: 'hidden', paddingInlineEnd: `${innerWidth - clientWidth}px` });
  return () => Object.assign(style, { overflow, paddingInlineEnd });
}
