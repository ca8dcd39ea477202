import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlocksContext } from '../blocks/blocks-context.ts';
import { blocksTexts } from '../blocks/blocks-texts.ts';
import { approxText } from '../price/approx-text.ts';
import { priceText } from '../price/price-text.ts';
import styles from './SubscriptionBox.module.css';

interface JoiningProps {
  block: BlockOf<'subscription-box'>;
  context: BlocksContext;
}

/**
 * The button that shows and hides the sign-up form. The browser's own disclosure: it opens before any script runs, and
 * what wakes the form is the slot's business. Renders nothing without a form or a plan: a button that leads nowhere
 * is worse than none.
 */
export function Joining({ block, context }: JoiningProps): ReactElement | null {
  const { signUp: SignUp } = context.slots;
  const { subscriptionType, idd, title, price, textAfterPrice } = block;
  if (!SignUp || !subscriptionType || context.plans?.includes(subscriptionType) === false) return null;
  const approx = approxText(price, textAfterPrice, context);
  const subscribe = context.texts?.subscribe ?? blocksTexts.subscribe;
  return (
    <details className={styles['joining']}>
      <summary aria-label={`${subscribe}: ${title}`}>{subscribe}</summary>
      <div className={styles['form']}>
        <SignUp
          subscriptionType={subscriptionType}
          blockId={idd}
          title={title}
          {...(price && {
            price: [priceText(price, textAfterPrice), textAfterPrice].filter(Boolean).join(' '),
          })}
          {...(approx && { approx })}
        />
      </div>
    </details>
  );
}
