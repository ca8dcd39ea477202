import type { CategorySlug } from '../../example-content/categories.ts';
import type { RawCalendarData, RawPeopleData } from '../raw/raw-card.ts';
import { cardLinks, figure, hero, intro, pageTitle, withFrame } from './blocks.ts';
import type { BlockSeed, EntrySeed } from './seed.ts';
import { postDate } from './static-blocks.ts';

interface Writing {
  id: number;
  slug: string;
  title: string;
  /** One sentence: below the title, on the card and in search results. */
  standfirst: string;
  date: string;
  author?: string;
  /** Time of the last change, ISO 8601 with its offset. */
  modified?: string;
  cats: CategorySlug[];
  /** The first text of the page, after its picture. HTML. */
  opening: string;
  /** Caption of the lead picture. */
  caption: string;
  body: BlockSeed[];
  /** Paths of further reading. */
  related: string[];
}

const seoTitle = (title: string) => `${title} – The Wayleave Institute`;

/** Only what is known: most texts have no author's name, and were never changed. */
function toCredits({ author, modified }: Pick<Writing, 'author' | 'modified'>) {
  return { ...(author !== undefined && { author }), ...(modified !== undefined && { modified }) };
}

export function newsArticle(written: Writing): EntrySeed {
  const { id, slug, title, standfirst, date, cats } = written;
  const picture = `news-${slug}`;
  return {
    id,
    path: `/news/${slug}`,
    title,
    postType: 'news',
    postDate: date,
    ...toCredits(written),
    seo: { title: seoTitle(title), description: standfirst },
    picture,
    card: { description: standfirst, cats, excerpt: standfirst },
    content: [
      pageTitle(title, standfirst),
      postDate(date),
      figure(picture, written.caption, 'wide'),
      intro(written.opening),
      ...written.body,
      withFrame(cardLinks('newsStyle', written.related, { contentType: 'news' }), {
        title: 'Read on',
        className: 'related',
      }),
    ],
  };
}

export function caseStory(written: Omit<Writing, 'caption'>): EntrySeed {
  const { id, slug, title, standfirst, date, cats } = written;
  const picture = `case-${slug}`;
  return {
    id,
    path: `/cases/${slug}`,
    title,
    postType: 'case',
    postDate: date,
    ...toCredits(written),
    seo: { title: `Case: ${seoTitle(title)}`, description: standfirst },
    picture,
    card: { description: standfirst, cats },
    content: [
      hero(title, standfirst, picture),
      intro(written.opening),
      ...written.body,
      withFrame(cardLinks('case', written.related), {
        title: 'Other cases',
        colour: 'sand',
        className: 'related',
      }),
    ],
  };
}

export function blogPost(written: Writing): EntrySeed {
  const { id, slug, title, standfirst, date, cats } = written;
  const picture = `blog-${slug}`;
  return {
    id,
    path: `/blog/${slug}`,
    title,
    postType: 'blog',
    postDate: date,
    ...toCredits(written),
    seo: { title: `${title} – Notes from the long table`, description: standfirst },
    picture,
    card: { description: standfirst, cats },
    content: [
      pageTitle(title, standfirst),
      postDate(date),
      intro(written.opening),
      figure(picture, written.caption),
      ...written.body,
      withFrame(cardLinks('blog', written.related, { contentType: 'blog' }), {
        title: 'More from the long table',
        className: 'related',
      }),
    ],
  };
}

interface Person {
  id: number;
  slug: string;
  name: string;
  cats: CategorySlug[];
  data: RawPeopleData;
  /** Only people with an excerpt have their own page. */
  excerpt?: string;
  body?: BlockSeed[];
}

export function person({ id, slug, name, cats, data, excerpt, body }: Person): EntrySeed {
  const picture = `person-${slug}`;
  return {
    id,
    path: `/people/${slug}`,
    title: name,
    postType: 'person',
    postDate: '20251002',
    seo: {
      // The site adds the organisation's name where it fits.
      title: `${name}, ${data.jobTitle}`,
      description: excerpt ?? data.jobDescription,
    },
    picture,
    card: {
      description: data.jobDescription,
      cats,
      peopleData: data,
      ...(excerpt !== undefined && { excerpt }),
    },
    content:
      body === undefined
        ? []
        : [
            pageTitle(name, data.jobTitle),
            figure(picture, `${name}. Portrait in contour lines, from the institute’s own set.`),
            ...body,
          ],
  };
}

interface Occasion {
  id: number;
  slug: string;
  title: string;
  standfirst: string;
  cats: CategorySlug[];
  data: RawCalendarData;
  body: BlockSeed[];
}

export function occasion({ id, slug, title, standfirst, cats, data, body }: Occasion): EntrySeed {
  const picture = `event-${slug}`;
  return {
    id,
    path: `/calendar/${slug}`,
    title,
    postType: 'calendar',
    postDate: '20261015',
    seo: { title: `${title} – Calendar of the Wayleave Institute`, description: standfirst },
    picture,
    card: { description: standfirst, cats, calendarData: data },
    content: [pageTitle(title, standfirst), figure(picture, `${data.time}. ${data.location}.`), ...body],
  };
}

interface Area {
  id: number;
  slug: string;
  title: string;
  standfirst: string;
  opening: string;
  body: BlockSeed[];
}

/** A research topic. Its square picture is `focus-<slug>`, its wide one `focus-<slug>-hero`. */
export function focusArea({ id, slug, title, standfirst, opening, body }: Area): EntrySeed {
  const picture = `focus-${slug}`;
  return {
    id,
    path: `/focus-areas/${slug}`,
    title,
    postType: 'focus-area',
    postDate: '20251002',
    seo: { title: `${title} – Focus areas of the Wayleave Institute`, description: standfirst },
    picture,
    card: { description: standfirst },
    content: [hero(title, standfirst, `${picture}-hero`), intro(opening), ...body],
  };
}

export function initiative({ id, slug, title, standfirst, opening, body }: Area): EntrySeed {
  const picture = `initiative-${slug}`;
  return {
    id,
    path: `/initiatives/${slug}`,
    title,
    postType: 'initiative',
    postDate: '20251002',
    seo: { title: `${title} – An initiative of the Wayleave Institute`, description: standfirst },
    picture,
    card: { description: standfirst, initiativeData: { excerpt: standfirst } },
    content: [hero(title, standfirst, picture), intro(opening), ...body],
  };
}

export function organisation({ id, slug, title, standfirst, opening, body }: Area): EntrySeed {
  const picture = `organisation-${slug}`;
  return {
    id,
    path: `/organisations/${slug}`,
    title,
    postType: 'organisation',
    postDate: '20251002',
    seo: { title: `${title} – Partners of the Wayleave Institute`, description: standfirst },
    picture,
    card: { description: standfirst },
    content: [pageTitle(title, standfirst), figure(picture, standfirst), intro(opening), ...body],
  };
}

interface Topic extends Area {
  /** Path of the parent page. */
  under: string;
  picture: string;
}

export function topic({ id, slug, title, standfirst, opening, body, under, picture }: Topic): EntrySeed {
  return {
    id,
    path: `${under}/${slug}`,
    title,
    postType: 'page',
    postDate: '20251002',
    seo: { title: `${title} – The Wayleave Institute`, description: standfirst },
    picture,
    content: [hero(title, standfirst, picture), intro(opening), ...body],
  };
}
