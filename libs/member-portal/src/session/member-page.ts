/** The page that only members have. */
export const profilePath = '/profile';
export const loginPath = '/login';

/** The page in whose address the members' area reads and writes. */
export interface MemberPage {
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  /** Goes to another address; the one at hand stays in the history. */
  go(address: string): void;
  /** Writes another query into the address without going anywhere. */
  replaceSearch(search: string): void;
}

/** The browser's own. */
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
