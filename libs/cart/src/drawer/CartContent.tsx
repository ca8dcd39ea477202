'use client';

import { Button, Loader } from '@guildhall/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { refreshCartAtom, startNewCartAtom } from '../atoms/cart-actions.ts';
import { cartLinesAtom, cartStatusAtom } from '../atoms/cart-atoms.ts';
import { CartLines } from '../lines/CartLines.tsx';
import type { CartTexts } from '../texts/cart-texts.ts';
import styles from './CartContent.module.css';
import { EmptyCart } from './EmptyCart.tsx';

export function CartContent({ texts, shopHref }: { texts: CartTexts; shopHref: `/${string}` }): ReactElement {
  const lines = useAtomValue(cartLinesAtom);
  const status = useAtomValue(cartStatusAtom);
  const refresh = useSetAtom(refreshCartAtom);
  const startNew = useSetAtom(startNewCartAtom);
  const recoveryActions = (
    <p className={styles['ways']}>
      <Button variant="quiet" onClick={refresh}>
        {texts.tryAgain}
      </Button>
      {status === 'unreadable' && <Button onClick={startNew}>{texts.startNew}</Button>}
    </p>
  );
  if (lines.length > 0) {
    return (
      <>
        {(status === 'unsure' || status === 'unreadable') && recoveryActions}
        <CartLines texts={texts} />
      </>
    );
  }
  if (status === 'loading') return <Loading texts={texts} />;
  if (status === 'ready') return <EmptyCart texts={texts} shopHref={shopHref} />;
  return (
    <Unavailable {...texts.notices[status === 'unreadable' ? status : 'unreachable']}>
      {recoveryActions}
    </Unavailable>
  );
}

/** Content of the drawer until React is loaded. `data-failed` shows the error instead of the loader. */
export function CartPlaceholder({ texts }: { texts: CartTexts }): ReactElement {
  return (
    <div data-needs-code="">
      <Loading texts={texts} />
      <div role="alert">
        <Unavailable {...texts.notices.unreachable} />
      </div>
    </div>
  );
}

function Loading({ texts }: { texts: CartTexts }): ReactElement {
  return (
    <div className={styles['loading']}>
      <Loader label={texts.loading} />
    </div>
  );
}

interface UnavailableProps {
  title: string;
  description?: string;
  children?: ReactNode;
}

function Unavailable({ title, description, children }: UnavailableProps): ReactElement {
  return (
    <div className={styles['unreachable']}>
      <h3>{title}</h3>
      <p>{description}</p>
      {children}
    </div>
  );
}
