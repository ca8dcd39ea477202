import type { BlockOf } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import styles from './SubscriptionBox.module.css';

interface IncludedProductsProps {
  products: BlockOf<'subscription-box'>['products'];
  /** The level of each product's title. */
  level: 3 | 4;
}

/** What comes with a subscription, line by line. */
export function IncludedProducts({ products, level }: IncludedProductsProps): ReactElement | null {
  if (products.length === 0) return null;
  const Title = `h${level}` as const;
  return (
    <ul className={styles['products']} role="list">
      {products.map(({ id, title, description }) => (
        <li key={id}>
          <Title>{title}</Title>
          {description && <RichText html={description} />}
        </li>
      ))}
    </ul>
  );
}
