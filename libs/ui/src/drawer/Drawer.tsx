import { useId, type ReactElement, type ReactNode } from 'react';
import { DialogHead } from '../dialog/DialogHead.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  open: boolean;
  /**
   * For a drawer that the page's HTML opens before its script has come, by `<button commandfor="…" command="show-modal">`:
   * the `id` that the button names, told to `onOpen`, and what the drawer shows until React has its content.
   */
  shell?: { id: string; onOpen: () => void; waiting: ReactNode } | undefined;
  /** Esc, the background or the close button asks for it; the owner of `open` decides. */
  onClose: () => void;
  title: string;
  /** @default 'Close' */
  closeLabel?: string;
  children: ReactNode;
  /** Below what scrolls, always in sight where the window is high enough. */
  foot?: ReactNode;
}

/**
 * A modal drawer that comes from the end of the line (the right, in English), over the whole screen of a phone. The
 * page behind it is inert, the focus stays in it and returns to where it was.
 *
 * @example <Drawer open={open} onClose={close} title="Your cart" foot={<Total />}>…</Drawer>
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
  const { dialogProps, used } = useModal(open, onClose, shell?.onOpen);
  const id = useId();
  return (
    <dialog
      {...dialogProps}
      {...(shell && { id: shell.id, closedby: 'any' })}
      className={styles['drawer']}
      aria-labelledby={id}
      // The browser may have opened it before React came.
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
