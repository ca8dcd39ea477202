import { Loader, Skeleton } from '@guildhall/ui';
import type { ReactElement } from 'react';
import styles from './Profile.module.css';

export function ProfileSkeleton({ label }: { label: string }): ReactElement {
  return (
    <div className={styles['profile']} aria-busy>
      <section className={styles['user']} data-waiting="">
        <Loader label={label} />
        <Skeleton shape="title" />
        <Skeleton shape="text" lines={1} />
      </section>
      <section className={styles['membership']} data-ground="dark" data-waiting="">
        <Skeleton shape="title" />
        <Skeleton shape="text" lines={2} />
      </section>
    </div>
  );
}
