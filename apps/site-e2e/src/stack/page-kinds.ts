// cspell:ignore satzung barrierefreiheit werft logbuch stapellauf hedwig laerche leinoel mein bereich bootsliste menschen kurse rettungswesten widerruf kuendigung
import { firstOrganisation, secondOrganisation, type StackOrganisation } from './organisations.ts';

/** An organisation, with one page of each kind. */
export interface Example {
  organisation: StackOrganisation;
  language: string;
  locale: string;
  /** One page of each kind that search engines list, with the types of its structured data. */
  listed: Readonly<Record<string, readonly string[]>>;
  unlisted: readonly string[];
  /** Pages that the law or a contract requires. */
  legal: readonly string[];
}

export const firstExample: Example = {
  ...{ organisation: firstOrganisation, language: 'en', locale: 'en_GB' },
  listed: {
    '/': ['Organization'],
    '/about': [],
    '/news': [],
    '/news/the-town-that-decided-to-be-an-island': ['Article', 'WebPage', 'BreadcrumbList'],
    '/news/the-last-night-shift': ['BreadcrumbList'],
    '/blog/what-children-ask': ['Article'],
    '/calendar/what-the-tide-tables-knew': ['Event', 'WebPage', 'BreadcrumbList'],
    '/calendar/school-of-long-sight': ['BreadcrumbList'],
    '/p': [],
    '/p/collections/prints': ['CollectionPage', 'Product', 'BreadcrumbList'],
    '/p/print-tides': ['Product', 'WebPage', 'BreadcrumbList'],
    '/p/event-winter-lecture': ['BreadcrumbList'],
  },
  unlisted: [
    '/no/such/page',
    '/cart',
    '/p?q=tides',
    '/p/no-such-product',
    '/login',
    '/profile',
    '/reset-password',
    '/members/reading-room',
    '/withdraw',
    '/cancel',
  ],
  legal: ['/terms', '/privacy', '/accessibility'],
};

export const secondExample: Example = {
  ...{ organisation: secondOrganisation, language: 'de', locale: 'de_DE' },
  listed: {
    '/': ['Organization'],
    '/werft': [],
    '/logbuch/stapellauf-der-hedwig': ['Article', 'WebPage', 'BreadcrumbList'],
    '/logbuch/ein-winter-mit-laerche-und-leinoel': ['BreadcrumbList'],
    '/menschen': [],
    '/kurse/rettungswesten': ['Event', 'WebPage', 'BreadcrumbList'],
  },
  unlisted: [
    ...['/gibt/es/nicht', '/anmelden', '/mein-bereich', '/passwort', '/bootsliste', '/p'],
    ...['/widerruf', '/kuendigung'],
  ],
  legal: ['/satzung', '/barrierefreiheit'],
};
