import type { ReactElement } from 'react';
import { ConsentForm, type ConsentFormProps } from './ConsentForm.tsx';
import { PlainPage } from '../../page-parts/PlainPage.tsx';
import styles from './ConsentPage.module.css';

/** The page with the question about cookies, the same for everyone. Every page links to it. */
export function ConsentPage({
  saved,
  ...form
}: ConsentFormProps & {
  /** True after the question was answered. */
  saved: boolean;
}): ReactElement {
  const { title, saved: savedText } = form.texts;
  return (
    <PlainPage title={saved ? savedText : title} kicker={saved ? title : undefined} align="start">
      <div className={styles['content']}>
        <ConsentForm {...form} />
      </div>
    </PlainPage>
  );
}
