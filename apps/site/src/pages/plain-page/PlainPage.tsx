import type { Image } from '@guildhall/cms-client';
import { Picture } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './PlainPage.module.css';

export interface PlainPageProps {
  title: string;
  /** What it is, in a word or two above the title. */
  kicker?: ReactNode;
  /** What happened and what there is to do. */
  children: ReactNode;
  /** Decoration from the main data, beside the words or below them; without it, the words have the page. */
  picture?: Image | undefined;
  ground?: 'night';
  /** The ground of the picture alone; that of the page when not given. */
  pictureGround?: 'night' | undefined;
  /** `start`: what changes in height, such as a form, does not move the title. @default 'centre' */
  align?: 'start' | 'centre' | undefined;
}

/** A page with one thing to say. It is laid out the same when its picture cannot be fetched. */
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

/** The sentence after the title. */
export function Lead({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles['lead']}>{children}</p>;
}

/** What there is to do, the likeliest first. */
export function Actions({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['ways']}>{children}</div>;
}
