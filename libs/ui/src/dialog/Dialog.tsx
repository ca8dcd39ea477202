'use client';

import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { DialogHead } from './DialogHead.tsx';
import { useModal } from './use-modal.ts';

/** `sheet` is as large as its content, `full` fills the window. */
type DialogSize = 'sheet' | 'full';

export interface DialogProps {
  open: boolean;
  /** Called for Esc, the close button or a press on the background; the owner of `open` decides. */
  onClose: () => void;
  title: string;
  /** @default 'sheet' */
  size?: DialogSize;
  /** @default 'Close' */
  closeLabel?: string;
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: the page behind it is inert, the focus stays inside and returns to where it was. It is
 * empty until it is opened for the first time, as pages contain dialogs that few visitors open.
 *
 * @example <Dialog open={open} onClose={() => setOpen(false)} title="Your subscription">…</Dialog>
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
