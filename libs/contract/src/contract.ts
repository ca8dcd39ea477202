import type { OwnTexts } from '@guildhall/site';

/** Pages that a site may have, each of its own kind. */
export type PlaceName =
  | 'home'
  | 'list'
  | 'article'
  | 'search'
  | 'product'
  | 'join'
  | 'login'
  | 'members'
  | 'contact'
  | 'withdrawal'
  | 'cancellation'
  | 'statement'
  | 'consent';

/** Someone with an active membership, made for tests. */
export interface TestMember {
  email: string;
  /** Password, where members have one. */
  password?: string;
  /** Waits for the link that was just sent to `email`, and returns its URL: for sites whose members log in by links. */
  receiveLink?: () => Promise<string>;
}

/** Everything that the contract cannot read from the site itself. */
export interface Contract {
  /**
   * Texts of the site that differ from the kit's English ones: those that you gave the site, and words that editors have changed.
   * @default the English texts of the kit
   */
  texts?: OwnTexts;
  /**
   * Paths of pages, such as `{ product: '/p/print-cones' }`. A page that is named here must exist.
   * @default found by the links of the homepage, the sitemap and the texts
   */
  paths?: Readonly<Partial<Record<PlaceName, string>>>;
  /**
   * Further paths of pages that are only looked at, such as those of your own blocks.
   * @default none
   */
  pages?: readonly string[];
  /**
   * Capabilities that the site has not, with the reason, such as `{ cart: 'we sell nothing' }`.
   * @default none
   */
  without?: Readonly<Record<string, string>>;
  /**
   * Country, as ISO 3166 code, and postal code of an address that the sign-up form accepts.
   * @default Denmark
   */
  address?: { country: string; zip: string };
  /**
   * Someone who can log in.
   * @default nobody: what only members see is skipped
   */
  member?: TestMember;
}

/**
 * Defines the contract of a site, in `contract.config.ts` beside its package.json.
 *
 * @example
 * // contract.config.ts
 * export const contract = defineContract({
 *   paths: { product: '/p/print-cones', members: '/members/reading-room' },
 *   without: { contact: 'letters only' },
 * });
 */
export function defineContract(contract: Contract): Contract {
  return contract;
}
