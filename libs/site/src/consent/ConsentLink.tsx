import type { ReactElement } from 'react';
import { consentPath, type ConsentSettings } from './consent-settings.ts';
import styles from './ConsentLink.module.css';

/** Link to the question about cookies. It tells scripts the version of the question, and what to load after a yes. */
export function ConsentLink({
  consent,
  children,
}: {
  consent: Pick<ConsentSettings, 'version' | 'tagScriptUrl'>;
  children: string;
}): ReactElement {
  return (
    <a
      className={styles['link']}
      href={consentPath}
      data-consent={consent.version}
      data-tags={consent.tagScriptUrl}
    >
      {children}
    </a>
  );
}
