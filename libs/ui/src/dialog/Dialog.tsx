'use client';

import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { DialogHead } from './DialogHead.tsx';
import { useModal } from './use-modal.ts';

/** `sheet` is as large as its content, `full` fills the window. */
type DialogSize = 'sheet' | 'full';

export interface DialogProps {
  /** True while it is shown. */
  open: boolean;
  /** Called for Esc, the close button or a press on the background; the owner of `open` decides. */
  onClose: () => void;
  /** Its heading, and its accessible name. */
  title: string;
  /** @default 'sheet' */
  size?: DialogSize;
  /**
   * Accessible name of the close button.
   * @default 'Close'
   */
  closeLabel?: string;
  /** Its content, which scrolls if it is too long for the window. */
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: the page behind it is inert, the focus stays inside and returns to where it was. It is
 * empty until it is opened for the first time, as pages contain dialogs that few visitors open.
 *
 * @example
 * import { useState } from 'react';
 *
 * export const Pause = () => {
 *   const [isOpen, setOpen] = useState(true);
 *   return <Dialog open={isOpen} onClose={() => setOpen(false)} title="Pause your membership">…</Dialog>;
 * };
 */
export function Dialog({
  open,
  onClose,
  title,
  size = 'sheet',
  closeLabel = 'Close',
  children,
}: DialogProps): ReactElement {
  const { props: dialogProps, used } = useModal(open, onClose);
  const id = useId();
  return (
    <dialog
      {...dialogProps}
      className={styles['dialog']}
      data-size={size}
      aria-labelledby={used ? id : undefined}
    >
      {used && (
        <div className={styles['panel']}>
          <DialogHead id={id} title={title} closeLabel={closeLabel} onClose={onClose} />
          <div className={styles['body']}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
