import type { SafeUrl } from '@guildhall/safe-content';

/** A checked link. `url` is site-relative if it was on the content host. */
export interface Link {
  title: string;
  url: SafeUrl;
  target: '' | '_blank';
}
