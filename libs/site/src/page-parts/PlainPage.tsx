import type { Image } from '@guildhall/cms-client';
import { Picture } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './PlainPage.module.css';

export interface PlainPageProps {
  title: string;
  /** Short label above the title. */
  kicker?: ReactNode;
  children: ReactNode;
  /** Decorative picture from main data; without it the text uses the full width. */
  picture?: Image | undefined;
  ground?: 'dark';
  pictureGround?: 'dark' | undefined;
  /** `start` keeps the title in place when the height changes, as with forms. @default 'centre' */
  align?: 'start' | 'centre' | undefined;
}

/** A page with a single message. Its layout is the same if its picture cannot be fetched. */
export function PlainPage({
  title,
  kicker,
  children,
  picture,
  ground,
  pictureGround,
  align,
}: PlainPageProps): ReactElement {
  return (
    <section
      className={styles['page']}
      data-ground={ground}
      data-align={align}
      data-picture={picture ? '' : undefined}
      data-drawing={picture && pictureGround ? '' : undefined}
    >
      <div className={styles['words']}>
        {kicker && <p className={styles['kicker']}>{kicker}</p>}
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
      {picture && (
        <div className={styles['picture']} data-ground={pictureGround}>
          <Picture image={{ ...picture, alt: '' }} sizes="(min-width: 60rem) 50vw, 100vw" />
        </div>
      )}
    </section>
  );
}

export function Lead({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles['lead']}>{children}</p>;
}

/** Links and buttons, the most likely first. */
export function Actions({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['ways']}>{children}</div>;
}
