import type { Link } from '@guildhall/cms-client';

/** The organisation: the logo shows its name and links to `url`, its main site. */
export interface Organisation {
  name: string;
  url: string;
}

/** A main link. `url` is relative for pages of this site. */
export type NavigationLink = Pick<Link, 'title' | 'url'>;
