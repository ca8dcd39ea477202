/** Events of a month at a site of this size. Each is a number per thousand visits unless it says otherwise. */
export const mix = {
  /** Mean page views of a visit: most people read one or two. */
  pagesPerVisit: 2.5,
  /** Visits by browsers that have the site's files and know the page. */
  returning: 400,
  /** Visits that choose a category of a list. */
  filter: 60,
  /** Visits that search the site. */
  search: 40,
  /** Visits that open a product. */
  product: 80,
  /** Of these, visits that also put it into a cart. */
  cart: 25,
  /** Visits that sign up and pay. */
  signUp: 1,
  /** Visits that log in and look at their membership. */
  login: 15,
  /** Page views of crawlers per thousand of people: they read all pages alike and load no files. */
  crawler: 250,
  /** Requests of programs that look for weaknesses, per thousand page views of people: all are 404s. */
  probe: 50,
  /** Editors' changes in the month, each a signed content event. */
  eventsPerMonth: 600,
  /** Programs in the month that read as fast as they can from one address until they are refused. */
  floodsPerMonth: 50,
} as const;

/** Requests of one flood: more than a minute's limit. */
export const floodRequests = 400;

/** Popularity of the nth page is 1 / n to this power. */
export const popularity = 0.9;

/** Share of each hour in a day's visits, from midnight: a quiet night, a peak in the evening of 2.1 times the mean. */
export const hours = [
  ...[9, 5, 3, 2, 2, 4, 10, 22, 36, 46, 50, 52, 54, 52, 48, 46, 48, 52, 60, 72, 78, 74, 50, 26],
] as const;

/** Share of each day of the week, from Monday. */
export const days = [16, 16, 15, 15, 13, 11, 14] as const;

export const daysOfMonth = 30;
