import { renderTheme } from './colours.mjs';

/** @typedef {import('./questions.mjs').Choices} Choices */

/** Files of one part of the product. */
const ownedFiles = /** @type {const} */ ({
  'sandbox/shop.ts': 'shop',
  'src/SignUp.tsx': 'membership',
  'src/office.ts': 'membership',
});

/** Packages that a site has only with one part. */
const ownedPackages = /** @type {const} */ ({
  '@guildhall/billing-invoice': 'membership',
  '@guildhall/members-links': 'members',
  '@guildhall/shop-shopify': 'shop',
});

/**
 * Changes a file of the template for an organisation.
 *
 * @param {string} path In the template.
 * @param {string} text
 * @param {Choices & { folder: string, version: string, timeZone: string }} site
 * @returns {string | undefined} undefined if the site has no such file
 */
export function changeFile(path, text, site) {
  const owner = Object.entries(ownedFiles).find(([file]) => file === path)?.[1];
  if (owner && !site[owner]) return undefined;
  if (path === 'package.json') return changeManifest(text, site);
  if (path === 'src/theme.css') return renderTheme(site.colour);
  const chosen = path.endsWith('.md') ? text : selectLines(text, site);
  const name = /\.tsx?$/.test(path) ? site.name.replaceAll("'", "\\'") : site.name;
  return listChanges(path, site)
    .reduce((changed, [from, to]) => replaceText(changed, from, to, path), chosen)
    .replaceAll('The Reed Society', () => name);
}

/**
 * Keeps or removes the lines that end with `// if shop`, and what is between `if shop` and `end` in comments of their own.
 *
 * @param {string} text
 * @param {Choices} choices
 */
function selectLines(text, choices) {
  const has = (/** @type {string} */ part) => choices[/** @type {keyof Choices} */ (part)] === true;
  return text
    .replaceAll(/\/\* if (\w+) \*\/\n([^]*?)\/\* end \*\/\n/g, (_all, part, lines) =>
      has(part) ? lines : '',
    )
    .replaceAll(/^(.*?) \/\/ if (\w+)\n/gm, (_line, code, part) => (has(part) ? `${code}\n` : ''))
    .replaceAll(/\{\n\s*\}/g, '{}');
}

/**
 * Lists the values of the template that an organisation has other ones of.
 *
 * @param {string} path
 * @param {Parameters<typeof changeFile>[2]} site
 * @returns {[from: string, to: string][]}
 */
function listChanges(path, { language, country, currency, colour, plans, search, timeZone, ...site }) {
  const vatHome = country === 'GR' ? 'EL' : country;
  const ids = Object.keys(plans);
  switch (path) {
    case 'src/organisation.ts':
      return [
        ["language: 'en'", `language: '${language}'`],
        ["locale: 'en-IE'", `locale: '${language}-${country}'`],
        ["timeZone: 'UTC'", `timeZone: '${timeZone}'`],
        ["currency: 'EUR'", `currency: '${currency}'`],
        [
          "numbers: { group: ',', decimal: '.', sign: 'before' }",
          `numbers: ${describeNumbers(`${language}-${country}`, currency)}`,
        ],
        ["vatHome: 'IE'", `vatHome: '${vatHome}'`],
        ...(ids.length > 0
          ? [
              /** @type {[string, string]} */ ([
                'friend: { shipping: false }, patron: { shipping: false }',
                ids.map((id) => `${quoteKey(id)}: { shipping: false }`).join(', '),
              ]),
            ]
          : []),
        ["search: '/search'", search ? "search: '/search'" : 'search: false'],
        [
          'shop: true, members: true, membership: true',
          `shop: ${site.shop}, members: ${site.members}, membership: ${site.membership}`,
        ],
      ];
    case 'sandbox/main-data.ts':
      return [['_en_maindata', `_${language}_maindata`]];
    case 'src/api-suppliers.ts':
      return listPrices("friend: '48/year', patron: '120/year'", plans, (price) => `'${price}/year'`);
    case 'sandbox/pages.ts':
      return listPrices('friend: 48, patron: 120', plans, String);
    case 'sandbox/shop.ts':
      return [["country: 'IE', currency: 'EUR'", `country: '${country}', currency: '${currency}'`]];
    case 'public/favicon.svg':
      return [['#2f6b5e', colour]];
    default:
      return [];
  }
}

/**
 * Lists the plans' prices in place of those of the template. An organisation without plans has no such line.
 *
 * @param {string} from
 * @param {Choices['plans']} plans
 * @param {(price: number) => string} format
 * @returns {[from: string, to: string][]}
 */
function listPrices(from, plans, format) {
  const prices = Object.entries(plans).map(([id, price]) => `${quoteKey(id)}: ${format(price)}`);
  return prices.length === 0 ? [] : [[from, prices.join(', ')]];
}

/** @param {string} id */
const quoteKey = (id) => (/^\w+$/.test(id) ? id : `'${id}'`);

/**
 * Describes how amounts are written in a place.
 *
 * @param {string} locale
 * @param {string} currency
 */
function describeNumbers(locale, currency) {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1_234_567.5);
  const find = (/** @type {string} */ type) => parts.find((part) => part.type === type)?.value ?? '';
  const sign = parts.findIndex(({ type }) => type === 'currency') === 0 ? 'before' : 'after';
  return `{ group: ${quote(find('group'))}, decimal: ${quote(find('decimal'))}, sign: '${sign}' }`;
}

/** @param {string} text */
const quote = (text) => (text === "'" ? '"\'"' : `'${text}'`);

/**
 * @param {string} text
 * @param {string} from
 * @param {string} to
 * @param {string} path
 */
function replaceText(text, from, to, path) {
  if (!text.includes(from)) throw new Error(`${path} of the template has no ${from}`);
  return text.replaceAll(from, () => to);
}

/**
 * @param {string} text
 * @param {Parameters<typeof changeFile>[2]} site
 */
function changeManifest(text, { folder, name, version, shop, members, membership }) {
  const manifest = JSON.parse(text);
  const parts = /** @type {Record<string, boolean>} */ ({ shop, members, membership });
  manifest.name = toPackageName(folder);
  manifest.description = `The website of ${name}`;
  const { guildhall, dependencies, devDependencies } = manifest;
  guildhall.shop = shop;
  if (!members) {
    delete guildhall.environment.MEMBER_MAIL_FROM;
  }
  if (!membership) {
    delete guildhall.office;
    delete guildhall.apiEnvironment.BILLING_OFFICE_SECRET;
  }
  const owners = new Map(Object.entries(ownedPackages));
  manifest.dependencies = omit(dependencies, (key) => owners.has(key) && !parts[owners.get(key) ?? '']);
  for (const list of [manifest.dependencies, devDependencies])
    for (const key of Object.keys(list)) if (key.startsWith('@guildhall/')) list[key] = version;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * @param {Record<string, string>} record
 * @param {(key: string) => boolean} isOmitted
 */
const omit = (record, isOmitted) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !isOmitted(key)));

/**
 * Makes a name that npm accepts out of that of a folder.
 *
 * @param {string} folder
 */
const toPackageName = (folder) =>
  folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'site';
