import type { BlockOf } from '@guildhall/cms-client';
import { VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlocksContext } from '../blocks/blocks-context.ts';
import { blocksTexts } from '../blocks/blocks-texts.ts';
import { formatEquivalents } from '../price/format-equivalents.ts';
import { formatPriceText } from '../price/format-price-text.ts';
import styles from './SubscriptionBox.module.css';

interface SignUpDisclosureProps {
  block: BlockOf<'subscription-box'>;
  context: BlocksContext;
}

/**
 * Shows and hides the sign-up form with the native `<details>`, which works before any script runs. Renders nothing without
 * a form or a plan.
 */
export function SignUpDisclosure({ block, context }: SignUpDisclosureProps): ReactElement | null {
  const { signUp: SignUp } = context.slots;
  const { subscriptionType, idd, title, price, textAfterPrice } = block;
  if (!SignUp || !subscriptionType || context.plans?.includes(subscriptionType) === false) return null;
  const approx = formatEquivalents(price, textAfterPrice, context);
  const subscribe = context.texts?.subscribe ?? blocksTexts.subscribe;
  return (
    <details className={styles['joining']}>
      <summary>
        {subscribe}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </summary>
      <div className={styles['form']}>
        <SignUp
          subscriptionType={subscriptionType}
          blockId={idd}
          title={title}
          {...(price && {
            price: [formatPriceText(price, textAfterPrice, context.pricing), textAfterPrice]
              .filter(Boolean)
              .join(' '),
          })}
          {...(approx && { approx })}
        />
      </div>
    </details>
  );
}
