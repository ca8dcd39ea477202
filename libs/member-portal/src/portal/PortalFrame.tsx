import { Loader } from '@guildhall/ui';
import { useState, type ReactElement } from 'react';
import type { MemberTexts } from '../texts/member-texts.ts';
import styles from './PortalModal.module.css';

/** The vendor's page, and what is said until it has come. A page that is refused counts as come, too. */
export function PortalFrame({ url, texts }: { url: string; texts: MemberTexts }): ReactElement {
  const [hasCome, setCome] = useState(false);
  return (
    <div className={styles['frame']}>
      {!hasCome && <Loader label={texts.loadingLabel} />}
      <iframe
        data-come={hasCome || undefined}
        src={url}
        title={texts.portalTitle}
        referrerPolicy="origin"
        allow="payment"
        onLoad={() => setCome(true)}
      />
    </div>
  );
}
