import type { SafeUrl } from '@guildhall/safe-content';

/** A link of the content service after the check: `url` is site-relative when it led to the content host. */
export interface Link {
  title: string;
  url: SafeUrl;
  target: '' | '_blank';
}
