/** A flag as PHP sends it: only '1' is true ('0' is truthy in JavaScript). */
type Flag = '1' | '0' | '';

/** Values that PHP may send for an empty one; an empty map is encoded as `[]`. */
type Empty = '' | null | false | [];

export interface RawLink {
  title: string;
  url: string;
  target: '' | '_blank';
}

/** Widths in CSS pixels: md 640, lg 1024, xl 1600, hero 1920. `width` and `height` belong to the largest. */
export interface RawImage {
  md?: string;
  lg?: string;
  xl?: string;
  hero?: string;
  alt?: string;
  width?: number;
  height?: number;
  /** Dominant colour as `#rrggbb`. */
  color?: string;
}

export interface RawCalendarData {
  date: string;
  hideDate: Flag;
  time: string;
  location: string;
  price: string;
  color: string;
  signupUrl: string;
  /** ISO 8601 with the offset. */
  startsAt?: string;
  endsAt?: string;
  venue?: string;
  address?: string;
}

export interface RawPeopleData {
  jobTitle: string;
  jobDescription: string;
  email: string;
  phone: string;
  linkedinUrl: string;
}

/** An entry in a list, as the card routes return it. */
export interface RawCard {
  id: number;
  title: string;
  description?: string;
  image?: RawImage | Empty;
  link?: RawLink | Empty;
  cats?: { name: string }[];
  postDate?: string;
  postType: string;
  permalink: string;
  excerpt?: string;
  /** On the last card of a page: the number of entries on later pages. */
  following?: number;
  calendarData?: RawCalendarData;
  peopleData?: RawPeopleData;
  initiativeData?: { excerpt: string };
}

/** A category of an entry list; `route` returns its cards. */
export interface RawFilter {
  id: string | number;
  name: string;
  route: string;
}
