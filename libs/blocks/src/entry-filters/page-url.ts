/** A page's URL: its path, and the chosen category and page of each list by the list's parameters. */
export interface PageUrl {
  path: string;
  chosen: Readonly<Record<string, string>>;
  /** Further parameters of all the page's URLs, such as a preview ticket. */
  query?: Readonly<Record<string, string>>;
}
