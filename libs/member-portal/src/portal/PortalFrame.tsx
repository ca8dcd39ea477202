'use client';

import { Loader } from '@guildhall/ui';
import { useState, type ReactElement } from 'react';
import type { MemberTexts } from '../texts/member-texts.ts';
import styles from './PortalModal.module.css';

/** The vendor's page, with a loader until it loads. A page that refuses to be framed fires `load`, too. */
export function PortalFrame({ url, texts }: { url: string; texts: MemberTexts }): ReactElement {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles['frame']}>
      {!isLoaded && <Loader label={texts.loadingLabel} />}
      <iframe
        data-loaded={isLoaded || undefined}
        src={url}
        title={texts.portalTitle}
        referrerPolicy="origin"
        allow="payment"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
