import { useId, type ReactElement, type ReactNode } from 'react';
import { DialogHead } from '../dialog/DialogHead.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  open: boolean;
  /** Esc, the background or the close button asks for it; the owner of `open` decides. */
  onClose: () => void;
  title: string;
  /** @default 'Close' */
  closeLabel?: string;
  children: ReactNode;
  /** Stands below what scrolls, always in sight where the window is high enough. */
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
  onClose,
  title,
  closeLabel = 'Close',
  children,
  foot,
}: DrawerProps): ReactElement {
  const { dialogProps, used } = useModal(open, onClose);
  const id = useId();
  return (
    <dialog {...dialogProps} className={styles['drawer']} aria-labelledby={id}>
      <div className={styles['panel']}>
        <div className={styles['head']}>
          <DialogHead id={id} title={title} closeLabel={closeLabel} onClose={onClose} />
        </div>
        {used && <div className={styles['body']}>{children}</div>}
        {used && foot && <footer className={styles['foot']}>{foot}</footer>}
      </div>
    </dialog>
  );
}
