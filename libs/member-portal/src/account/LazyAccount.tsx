'use client';

import { useEffect, useState, type ReactElement } from 'react';
import type { MemberTexts } from '../texts/member-texts.ts';

type Loaded = typeof import('./Account.tsx');

/**
 * Shows what the member owes and has paid. Its code, with its English texts, is loaded on the profile, after the login; where it cannot be
 * loaded, the rest of the profile stands.
 */
export function LazyAccount({ texts }: { texts: MemberTexts }): ReactElement | null {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isWanted = true;
    import('./Account.tsx').then(
      (found) => {
        if (isWanted) setLoaded(found);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (!loaded) return null;
  const { account, retryLabel, loadingLabel } = texts;
  return <loaded.Account {...{ texts: account, retryLabel, loadingLabel }} />;
}
