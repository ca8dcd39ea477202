import { Skeleton } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { ShopCollectionSlotProps } from '../blocks/blocks-context.ts';

/** Placeholder for a site's products. */
export function StandInProducts({
  handle,
  count,
  clickable,
  headingLevel,
}: ShopCollectionSlotProps): ReactElement {
  const Title = `h${headingLevel}` as const;
  return (
    <ul>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton shape="picture" />
          <Title>
            {clickable ? <a href={`#${handle}-${index}`}>Product {index + 1}</a> : `Product ${index + 1}`}
          </Title>
        </li>
      ))}
    </ul>
  );
}
