import type { ReactElement, ReactNode } from 'react';
import { grounds } from './token-names.ts';

/** Shows the same element on the page and on every background colour. */
export function OnAllBackgrounds({ children }: { children: ReactNode }): ReactElement {
  return (
    <div style={{ display: 'grid', gap: 'var(--space-s)' }}>
      {[undefined, ...grounds].map((ground) => (
        <div
          key={ground ?? 'none'}
          data-ground={ground}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-m)', padding: 'var(--space-m)' }}
        >
          <span style={{ inlineSize: '4.5rem', fontSize: 'var(--text-small)' }}>{ground ?? 'none'}</span>
          {children}
        </div>
      ))}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }): ReactElement {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-m)' }}>
      {children}
    </div>
  );
}
