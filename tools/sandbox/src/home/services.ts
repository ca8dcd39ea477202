/** A service that the sandbox stands in for, as its home page shows it. */
export interface ServiceEntry {
  name: string;
  title: string;
  purpose: string;
  /** Addresses to try: path and what is there. */
  addresses: readonly (readonly [path: string, what: string])[];
}

export const services: readonly ServiceEntry[] = [
  {
    name: 'content',
    title: 'Content',
    purpose: 'Stands in for the WordPress that editors write in.',
    addresses: [
      ['/wp-json/maindata/api', 'texts and links of the whole site'],
      ['/wp-json/entry/api?path=/', 'the home page'],
      ['/wp-json/entry/api?path=/news/the-last-night-shift', 'an article'],
      ['/wp-json/entry/api?path=/members/reading-room', 'a page for members, without its content'],
      ['/wp-json/cards/api/news?per_page=3', 'cards of three articles'],
      ['/wp-json/filters/api/news', 'the categories of the news'],
    ],
  },
  {
    name: 'media',
    title: 'Pictures',
    purpose: 'Draws every picture from its seed when it is first asked for, and keeps it.',
    addresses: [
      ['/media/home-hero-1920.jpg', 'the picture above this page'],
      ['/media/news-the-last-night-shift-1024.jpg', 'the picture of an article'],
      ['/media/person-amara-osei-lund-640.jpg', 'a portrait'],
    ],
  },
];
