/**
 * @typedef {object} Choices
 * @property {string} name Of the organisation.
 * @property {string} language Such as `en`.
 * @property {string} country Such as `IE`.
 * @property {string} currency Such as `EUR`.
 * @property {boolean} shop
 * @property {boolean} members
 * @property {boolean} membership
 * @property {Record<string, number>} plans Prices for a year, by the plan's id.
 * @property {boolean} search
 * @property {string} colour Such as `#2f6b5e`.
 */

/** @typedef {Partial<Choices>} Given */

/**
 * @typedef {object} Question
 * @property {keyof Choices} name Also of the option of the command line.
 * @property {string} text
 * @property {string} usual Its answer if nothing is typed.
 * @property {(text: string) => Choices[keyof Choices]} read Throws an error with a sentence for a bad answer.
 * @property {(given: Given) => boolean} [applies] False if the answer follows from earlier ones.
 * @property {Choices[keyof Choices]} [otherwise] The answer then.
 */

/**
 * @param {keyof Choices} name
 * @param {string} question
 * @returns {Question}
 */
const choice = (name, question) => ({
  ...{ name, text: `${question} (yes or no)`, usual: 'yes' },
  read(text) {
    const word = text.toLowerCase();
    if (['y', 'yes', 'true'].includes(word)) return true;
    if (['n', 'no', 'false'].includes(word)) return false;
    throw new Error(`Answer yes or no, not “${text}”.`);
  },
});

/** @type {readonly Question[]} */
export const questions = [
  {
    ...{ name: 'name', text: 'Name of the organisation', usual: 'The Reed Society' },
    read(text) {
      if (/^[^<>"`\\$\p{Cc}]{1,80}$/u.test(text)) return text;
      throw new Error('A name has at most 80 characters, and none of < > " ` \\ $.');
    },
  },
  {
    ...{ name: 'language', text: 'Language of the site, such as en, de or sv', usual: 'en' },
    read(text) {
      const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
      if (/^[a-z]{2,3}$/.test(text) && names.of(text)) return text;
      throw new Error(`“${text}” is no code of a language: type two letters, such as en.`);
    },
  },
  {
    ...{ name: 'country', text: 'Country of the organisation, such as IE, DE or SE', usual: 'IE' },
    read(text) {
      const code = text.toUpperCase();
      const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
      if (/^[A-Z]{2}$/.test(code) && names.of(code)) return code;
      throw new Error(`“${text}” is no code of a country: type two letters, such as IE.`);
    },
  },
  {
    ...{ name: 'currency', text: 'Currency of its prices, such as EUR or SEK', usual: 'EUR' },
    read(text) {
      const code = text.toUpperCase();
      if (!Intl.supportedValuesOf('currency').includes(code))
        throw new Error(`“${text}” is no code of a currency: type three letters, such as EUR.`);
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        ...{ style: 'currency', currency: code },
      }).resolvedOptions();
      if (maximumFractionDigits === 2) return code;
      throw new Error(`${code} has no hundredths, in which prices are counted: choose another currency.`);
    },
  },
  choice('shop', 'Does the site have a shop?'),
  choice('membership', 'Can people join on the site, and pay by bank transfer?'),
  {
    ...{ name: 'plans', text: 'Plans, with the price for a year', usual: 'friend=48, patron=120' },
    read: readPlans,
    applies: ({ membership }) => membership === true,
    otherwise: {},
  },
  {
    ...choice('members', 'Can members log in, and read pages of their own?'),
    // Logins are those of people who have joined.
    applies: ({ membership }) => membership === true,
    otherwise: false,
  },
  choice('search', 'Can visitors search the site?'),
  {
    ...{ name: 'colour', text: 'Colour of the brand', usual: '#2f6b5e' },
    read(text) {
      const colour = text.toLowerCase();
      if (/^#[0-9a-f]{6}$/.test(colour)) return colour;
      throw new Error(`“${text}” is no colour such as #2f6b5e.`);
    },
  },
];

/** @param {string} text */
function readPlans(text) {
  const plans = text.split(',').map((part) => {
    const [, id = '', price = ''] = /^\s*([a-z][\w-]{0,40})\s*=\s*(\d{1,6})\s*$/.exec(part) ?? [];
    if (id === '')
      throw new Error(`“${part.trim()}” is no plan: write it like friend=48, with a whole price.`);
    return /** @type {const} */ ([id, Number(price)]);
  });
  const [twice] = plans.filter(([id], at) => plans.findIndex(([other]) => other === id) !== at);
  if (twice) throw new Error(`The plan ${twice[0]} is there twice: name each plan once.`);
  const [free] = plans.filter(([, price]) => price === 0);
  if (free) throw new Error(`The plan ${free[0]} has no price: write it like ${free[0]}=48.`);
  return Object.fromEntries(plans);
}
