import type { SafeHtml, SafeUrl } from '@guildhall/safe-content';

/** A link of the content service after judging: `url` is site-relative when it led to the content host. */
export interface Link {
  title: string;
  url: SafeUrl;
  target: '' | '_blank';
}

/**
 * A picture in up to four widths (md 640, lg 1024, xl 1600, hero 1920 px). `width` and `height` are those of the
 * largest; `color` is the dominant colour as `#rrggbb`, shown while the picture loads.
 */
export interface Image {
  md?: SafeUrl;
  lg?: SafeUrl;
  xl?: SafeUrl;
  hero?: SafeUrl;
  alt: string;
  width?: number;
  height?: number;
  color?: string;
}

export interface CalendarData {
  /** YYYYMMDD, or other words. */
  date: string;
  hideDate: boolean;
  time: string;
  location: string;
  price: string;
  /** The name of a colour token or `#rrggbb`; empty when there is none. */
  color: string;
  signupUrl?: SafeUrl;
}

export interface PeopleData {
  jobTitle: string;
  jobDescription: string;
  email: string;
  /** One number or several, as written. */
  phone: string;
  linkedinUrl?: SafeUrl;
}

/** What a list shows of one entry. `postDate` is YYYYMMDD. */
export interface Card {
  /** Of its own in its list: the service's, else its permalink or place. */
  id: number | string;
  title: string;
  description?: SafeHtml;
  image?: Image;
  link?: Link;
  cats: { name: string }[];
  postDate?: string;
  postType: string;
  /** Its own page, else where its link leads; without one it leads nowhere. */
  permalink?: SafeUrl;
  /** A person card navigates only when this is set. */
  excerpt?: string;
  calendarData?: CalendarData;
  peopleData?: PeopleData;
  initiativeData?: { excerpt: string };
}

/** One category of an entry list. `route` is a path on the content host that answers cards. */
export interface Filter {
  id: string;
  name: string;
  route: string;
}
