import type { ReactElement } from 'react';
import { ConsentForm, type ConsentFormProps } from './ConsentForm.tsx';
import styles from './ConsentBar.module.css';

/** The question at the end of the window, until it is answered. JavaScript inserts it, and shows it with its styles. */
export function ConsentBar(props: Omit<ConsentFormProps, 'heading'>): ReactElement {
  const heading = (
    <h2 className={styles['title']} id="consent-title">
      {props.texts.title}
    </h2>
  );
  return (
    <section className={styles['bar']} aria-labelledby="consent-title" data-consent-bar="" hidden>
      <ConsentForm {...props} heading={heading} />
      <p
        className={styles['saved']}
        role="group"
        aria-label={props.texts.saved}
        tabIndex={-1}
        data-consent-saved=""
        hidden
      >
        {props.texts.saved}
      </p>
    </section>
  );
}
