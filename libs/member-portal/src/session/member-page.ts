/** The page's URL, as the members' area reads and writes it. */
export interface MemberPage {
  readonly origin: string;
  readonly path: string;
  readonly search: string;
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
