import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

/**
 * What makes a native `<dialog>` a modal that follows a state: the browser traps the focus in it, gives it back to
 * where it was, and makes the page behind it inert. Esc, the background and the browser's own ways of closing ask
 * `onClose`; a button that opened it by `command="show-modal"`, before React or after, tells `onOpen`. `used` is true from
 * the first opening on: until then its content need not be there.
 */
export function useModal(open: boolean, onClose: () => void, onOpen?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const letGo = holdPage();
    if (!dialog.open) dialog.showModal();
    return () => {
      letGo();
      dialog.close();
    };
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !onOpen) return undefined;
    const follow = () => dialog.open && onOpen();
    follow();
    dialog.addEventListener('toggle', follow);
    return () => dialog.removeEventListener('toggle', follow);
  }, [onOpen]);

  const dialogProps = {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser may close it without asking, such as at a second Esc.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (open && event.target === event.currentTarget) onClose();
    },
    // A press that began inside, to mark words, and ended outside does not close it.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
  return { dialogProps, used };
}

/** The page behind does not scroll; where it loses a scroll bar by that, its content stays where it was. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, paddingInlineEnd });
}
