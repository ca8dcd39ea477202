import type { ReactElement } from 'react';
import type { ListShape } from './panel.ts';

/** Cards that are on their way, in the places they will take. Drawn only; the live region says it in words. */
export function CardsWaiting({ shape }: { shape: ListShape }): ReactElement {
  return (
    <ul
      className={shape.className}
      data-enlarged={shape.enlarged || undefined}
      data-waiting={true}
      aria-hidden="true"
    >
      {Array.from({ length: shape.count }, (_, index) => (
        <li key={index}>
          <i />
          <b />
          <b />
        </li>
      ))}
    </ul>
  );
}
