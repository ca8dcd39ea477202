type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isUrl = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const isTime = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/.test(value);
const isPrice = (value: unknown) =>
  typeof value === 'string' && /^\d+\.\d\d$/.test(value) && Number(value) > 0;
const isA =
  (...types: string[]) =>
  (value: unknown) =>
    isThing(value) && types.includes(String(value['@type']));
const createListCheck = (check: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(check);

/**
 * Properties that Google requires or reads, with their form, by type:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery. A name that ends with `?` may be
 * missing.
 */
const rules: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  Organization: { name: isText, url: isUrl, 'logo?': isUrl },
  Article: {
    headline: isText,
    datePublished: isTime,
    dateModified: isTime,
    author: isA('Person'),
    'image?': isUrl,
  },
  Person: { name: isText },
  Event: { name: isText, startDate: isTime, 'endDate?': isTime, location: isA('Place'), 'image?': isUrl },
  Place: { address: isText, 'name?': isText },
  Product: { name: isText, 'offers?': createListCheck(isA('Offer')), 'image?': () => true },
  Offer: {
    price: isPrice,
    priceCurrency: (value) => /^[A-Z]{3}$/.test(String(value)),
    availability: (value) => /^https:\/\/schema\.org\/(InStock|SoldOut)$/.test(String(value)),
  },
  Brand: { name: isText },
  WebPage: { breadcrumb: isA('BreadcrumbList') },
  CollectionPage: {
    name: isText,
    url: isUrl,
    mainEntity: isA('ItemList'),
    'breadcrumb?': isA('BreadcrumbList'),
  },
  ItemList: { itemListElement: Array.isArray },
  BreadcrumbList: {
    itemListElement: (value) => createListCheck(isA('ListItem'))(value) && (value as unknown[]).length > 1,
  },
  ListItem: { position: Number.isInteger },
};

/** Lists what structured data lacks, or says in a wrong form. */
export function listStructuredDataFaults(data: unknown): string[] {
  if (data === undefined) return [];
  const context = isThing(data) && data['@context'] === 'https://schema.org' ? [] : ['it has no context'];
  return [...context, ...listFaults(data)];
}

function listFaults(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listFaults);
  if (!isThing(value)) return [];
  const type = String(value['@type']);
  const rule = rules[type];
  if (!rule) return [`${type} is not a known type`];
  const own = Object.entries(rule).flatMap(([written, check]) => {
    const name = written.replace('?', '');
    const isMissing = value[name] === undefined;
    if (isMissing) return written.endsWith('?') ? [] : [`${type} has no ${name}`];
    return check(value[name]) ? [] : [`${type} has a wrong ${name}`];
  });
  return [...own, ...Object.values(value).flatMap(listFaults)];
}
