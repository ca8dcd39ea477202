import type { Link } from '@guildhall/cms-client';

/** Whose site this is: the logo shows the name and leads to `url`, the organisation's main site. */
export interface Organisation {
  name: string;
  url: string;
}

/** One of the site's main links. `url` is site-relative for pages of this site. */
export type NavigationLink = Pick<Link, 'title' | 'url'>;
