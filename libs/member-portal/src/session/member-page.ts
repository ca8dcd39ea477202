/** The page's URL, as the members' area reads and writes it. */
export interface MemberPage {
  /** Origin of the page. */
  readonly origin: string;
  /** Path, without query. */
  readonly path: string;
  /** Query with its question mark; empty without one. */
  readonly search: string;
  /** Navigates to an address. */
  go(address: string): void;
  /** Replaces the query without navigation. */
  replaceSearch(search: string): void;
}

export const browserPage: MemberPage = {
  get origin() {
    return location.origin;
  },
  get path() {
    return location.pathname;
  },
  get search() {
    return location.search;
  },
  go: (address) => location.assign(address),
  replaceSearch: (search) =>
    history.replaceState(history.state, '', location.pathname + search + location.hash),
};
