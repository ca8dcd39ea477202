import styles from './CardList.module.css';

/** The classes of a list of cards: what all kinds share (one link over the whole card, focus, words above the title) and its own. */
export function cardListClass(kind: string | undefined): string {
  return `${styles['cards']} ${kind}`;
}
