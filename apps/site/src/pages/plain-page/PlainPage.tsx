import type { ReactElement, ReactNode } from 'react';
import styles from './PlainPage.module.css';

export interface PlainPageProps {
  title: string;
  /** What it is, in a word or two above the title. */
  kicker?: ReactNode;
  /** What happened and what there is to do. */
  children: ReactNode;
  /** The one drawing of the page: decoration that fills what the words leave free. */
  drawing: ReactNode;
  /** Where there is room, the drawing lies behind the words; it must then leave the upper left free. */
  behind?: boolean;
  ground?: 'night';
}

/** A page with one thing to say: few words, one drawing. Stands in the page grid from edge to edge. */
export function PlainPage({
  title,
  kicker,
  children,
  drawing,
  behind,
  ground,
}: PlainPageProps): ReactElement {
  return (
    <section className={styles['page']} data-ground={ground} data-drawing={behind ? 'behind' : 'below'}>
      <div className={styles['words']}>
        {kicker && <p className={styles['kicker']}>{kicker}</p>}
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
      <div className={styles['drawing']} aria-hidden="true">
        {drawing}
      </div>
    </section>
  );
}

/** The sentence after the title. */
export function Lead({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles['lead']}>{children}</p>;
}

/** What there is to do, the likeliest first. */
export function Ways({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['ways']}>{children}</div>;
}
