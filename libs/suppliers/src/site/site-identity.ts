import type { IdentityData } from '@guildhall/browser-suppliers';
import type { SiteConnection } from './site-supplier.ts';

interface PasswordLogins {
  /** Members log in with a password. */
  kind: 'passwords';
  /** `localStorage` key of its session in browsers: where there is none, pages load nothing of it. */
  sessionKey: string;
  /**
   * Data for the same supplier's part in browsers, part of every page: values without spaces. Not secret.
   * @default none
   */
  data?: IdentityData;
  /**
   * URL of the page for the codes in the supplier's own emails.
   * @default the organisation's page for passwords
   */
  actionUrl?: string;
}

/** Links are requested from the api and opened by pages of the kit: the supplier has no part in browsers. */
interface LinkLogins {
  /** Members log in by links. */
  kind: 'links';
}

/** An identity supplier on the site. `sources` are those of every page, since members log in on every page. */
export type SiteIdentity = SiteConnection & (PasswordLogins | LinkLogins);
