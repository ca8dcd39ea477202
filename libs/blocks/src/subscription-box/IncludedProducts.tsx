import type { BlockOf } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import styles from './SubscriptionBox.module.css';

interface IncludedProductsProps {
  products: BlockOf<'subscription-box'>['products'];
  /** Heading level of the products' titles. */
  level: 3 | 4;
}

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
