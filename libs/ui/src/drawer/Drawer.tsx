'use client';

import { useId, type ReactElement, type ReactNode } from 'react';
import { DialogHead } from '../dialog/DialogHead.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  /** True while it is shown. */
  open: boolean;
  /**
   * For a drawer that the page's HTML opens before the script has loaded, with `<button commandfor="…"
   * command="show-modal">`: the `id` in `commandfor`, a callback for that opening, and a placeholder for the content.
   */
  shell?: { id: string; onOpen: () => void; waiting: ReactNode } | undefined;
  /** Called for Esc, the close button or a press on the background; the owner of `open` decides. */
  onClose: () => void;
  /** Its heading, and its accessible name. */
  title: string;
  /**
   * Accessible name of the close button.
   * @default 'Close'
   */
  closeLabel?: string;
  /** Its content, which scrolls if it is too long for the window. */
  children: ReactNode;
  /** Below the scrolling content; always visible if the window is tall enough. */
  foot?: ReactNode;
}

/**
 * A modal drawer at the inline end (the right, in English) that covers the whole screen on phones. The page behind it is
 * inert, the focus stays inside and returns to where it was.
 *
 * @example
 * import { useState } from 'react';
 *
 * export const Cart = () => {
 *   const [isOpen, setOpen] = useState(true);
 *   return <Drawer open={isOpen} onClose={() => setOpen(false)} title="Your cart" foot={<p>Total: €49</p>}>…</Drawer>;
 * };
 */
export function Drawer({
  open,
  shell,
  onClose,
  title,
  closeLabel = 'Close',
  children,
  foot,
}: DrawerProps): ReactElement {
  const { props: dialogProps, used } = useModal(open, onClose, shell?.onOpen);
  const id = useId();
  return (
    <dialog
      {...dialogProps}
      {...(shell && { id: shell.id, closedby: 'any' })}
      className={styles['drawer']}
      aria-labelledby={id}
      // The browser may have opened it before hydration.
      suppressHydrationWarning
    >
      <div className={styles['panel']}>
        <div className={styles['head']}>
          <DialogHead {...{ id, title, closeLabel, onClose }} dialogId={shell?.id} />
        </div>
        {(used || shell) && <div className={styles['body']}>{used ? children : shell?.waiting}</div>}
        {used && foot && <footer className={styles['foot']}>{foot}</footer>}
      </div>
    </dialog>
  );
}
