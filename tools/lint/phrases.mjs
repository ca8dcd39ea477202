/**
 * Phrases that read as translated, each with plain English for it. The list grows with the findings of reviews: a
 * phrase belongs here if it is wrong or odd in any context.
 *
 * @type {readonly { pattern: RegExp; instead: string }[]}
 */
export const phrases = [
  { pattern: /\b(?:is|are|was|were) (?:not )?taken (?:for|as)\b/i, instead: 'is treated as' },
  { pattern: /\bas good as no(?:ne)?\b/i, instead: 'is treated as missing' },
  { pattern: /\b(?:is|are|was|were) none (?:of|that|to)\b/i, instead: 'is not a …' },
  { pattern: /\bof no use\b/i, instead: 'has no effect' },
  { pattern: /\bsee that \w+ (?:\w+ )?(?:is|are|has|have)\b/i, instead: 'check …' },
  { pattern: /\bnot right\b/i, instead: 'invalid' },
  { pattern: /\bnot as it should\b/i, instead: 'unexpected' },
  { pattern: /\bout of order\b/i, instead: 'not working' },
  { pattern: /\b(?:is|are|was|were) to be (?:fixed|made|found|had|seen)\b/i, instead: 'must be, can be' },
  { pattern: /\bto be seen\b/i, instead: 'visible' },
  { pattern: /\bnothing but\b/i, instead: 'only' },
  { pattern: /\b(?:a|the|one|one's) ways? on\b/i, instead: 'a link' },
  { pattern: /\bin (?:\w+'s|the) way of\b/i, instead: 'blocks, clashes with' },
  { pattern: /\b(?:is|are|was|were) told (?:of|so|that)\b/i, instead: 'is notified, is shown' },
  { pattern: /\btells? of\b/i, instead: 'reports' },
  { pattern: /\blets? (?:\w+ ){1,4}go on\b/i, instead: 'resumes' },
  { pattern: /\bwhat (?:becomes|remains) of\b/i, instead: 'the result of' },
  { pattern: /\ba (?:while|moment) ago\b/i, instead: 'name the time, or what to do now' },
  { pattern: /\bto take along\b/i, instead: 'to download' },
  { pattern: /\bof mail\b/i, instead: 'email' },
  { pattern: /\be-mails?\b/i, instead: 'email' },
  { pattern: /\btechnical error stopped this\b/i, instead: 'Something went wrong on our side' },
  {
    pattern: /\b(?:answer|page|content|cart|film|entries) did not arrive\b/i,
    instead: 'We could not load …',
  },
  {
    pattern: /\bask(?:s|ed)? (?:it|them|the (?:api|shop|vendor|supplier)) (?:again|once more)\b/i,
    instead: 'retries',
  },
  { pattern: /\b(?:by|of|to|with|from) whom\b/i, instead: 'a sentence with a subject' },
  { pattern: /\b(?:by|in|of) which (?:no|nothing|nobody)\b/i, instead: 'a sentence of its own' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, the person who' },
  { pattern: /\bthe words of (?:the|an|its|their)\b/i, instead: 'the text of' },
  { pattern: /\bis no (?:id|sender|key|path)\b/i, instead: 'is not an ID, is not a path' },
  { pattern: /\bwith which to\b/i, instead: 'a link to …, a form that …' },
  { pattern: /\btakes? no more\b/i, instead: 'accepts at most' },
  { pattern: /\bhears? of\b/i, instead: 'is notified of' },
  { pattern: /\bneed each other\b/i, instead: 'must be set together' },
  { pattern: /\bby the word of\b/i, instead: 'if … confirms it' },
  { pattern: /\bof (?:its|their) own accord\b/i, instead: 'itself, by itself' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\b(?:woke|asleep)\b/i, instead: 'hydrated, not hydrated yet' },
  { pattern: /\bhouse rules?\b|\bof the house\b/i, instead: 'the organisation' },
  { pattern: /\bis nobody's\b|\bis everybody's\b/i, instead: 'belongs to no one' },
];

/**
 * Finds the first phrase of each kind in a text.
 *
 * @param {string} text
 */
export const findPhrases = (text) =>
  phrases.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text);
    return found ? [{ phrase: found[0], index: found.index, instead }] : [];
  });
