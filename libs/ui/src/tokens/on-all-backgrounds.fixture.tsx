import type { ReactElement, ReactNode } from 'react';
import { grounds } from './token-names.ts';

/** Shows the same element on the page and on every background colour. */
export function OnAllBackgrounds({ children }: { children: ReactNode }): ReactElement {
  return (
    <div style={{ display: 'grid', gap: 'var(--gh-space-s)' }}>
      {[undefined, ...grounds].map((ground) => (
        <div
          key={ground ?? 'none'}
          data-ground={ground}
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 'var(--gh-space-m)',
            padding: 'var(--gh-space-m)',
          }}
        >
          <span style={{ inlineSize: '4.5rem', fontSize: 'var(--gh-text-small)' }}>{ground ?? 'none'}</span>
          {children}
        </div>
      ))}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }): ReactElement {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--gh-space-m)' }}>
      {children}
    </div>
  );
}
