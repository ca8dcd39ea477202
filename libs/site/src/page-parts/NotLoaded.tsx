import { useContext, type ReactElement } from 'react';
import { chromeTexts } from '../chrome/chrome-texts.ts';
import { OwnTextsContext } from '../texts/own-texts-context.ts';
import styles from './NotLoaded.module.css';

/**
 * Message below an island that shows after a press if the island's code could not be loaded: the start script sets
 * `data-failed`. The next press retries, and hides the message once the island works.
 */
export function NotLoaded(): ReactElement {
  const own = useContext(OwnTextsContext);
  return (
    <p className={styles['message']} role="alert" data-needs-code="">
      {own?.chrome?.notLoaded ?? chromeTexts.notLoaded}
    </p>
  );
}
