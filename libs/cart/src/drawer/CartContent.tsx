import { Button, Loader } from '@guildhall/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { refreshCartAtom, startNewCartAtom } from '../atoms/cart-actions.ts';
import { cartLinesAtom, cartStandingAtom } from '../atoms/cart-atoms.ts';
import { CartLines } from '../lines/CartLines.tsx';
import type { CartTexts } from '../texts/cart-texts.ts';
import styles from './CartContent.module.css';
import { EmptyCart } from './EmptyCart.tsx';

/** What the drawer shows: the lines, or why there are none. */
export function CartContent({ texts, shopHref }: { texts: CartTexts; shopHref: `/${string}` }): ReactElement {
  const lines = useAtomValue(cartLinesAtom);
  const standing = useAtomValue(cartStandingAtom);
  const refresh = useSetAtom(refreshCartAtom);
  const startNew = useSetAtom(startNewCartAtom);
  const waysOn = (
    <p className={styles['ways']}>
      <Button variant="quiet" onClick={refresh}>
        {texts.tryAgain}
      </Button>
      {standing === 'unreadable' && <Button onClick={startNew}>{texts.startNew}</Button>}
    </p>
  );
  if (lines.length > 0) {
    return (
      <>
        {(standing === 'unsure' || standing === 'unreadable') && waysOn}
        <CartLines texts={texts} />
      </>
    );
  }
  if (standing === 'loading') return <Loader label={texts.loading} />;
  if (standing === 'ready') return <EmptyCart texts={texts} shopHref={shopHref} />;
  const { title, description } = texts.notices[standing === 'unreadable' ? standing : 'unreachable'];
  return (
    <div className={styles['unreachable']}>
      <h3>{title}</h3>
      <p>{description}</p>
      {waysOn}
    </div>
  );
}
