/**
 * Stems of verbs in -ise. `authorize`, `sanitize` and `localize` are missing because HTTP, the DOM and the shop use
 * them.
 */
const verbs = [
  ...[
    'apolog',
    'capital',
    'categor',
    'central',
    'character',
    'colon',
    'critic',
    'custom',
    'emphas',
    'equal',
    'final',
  ],
  ...['formal', 'general', 'harmon', 'hydrol', 'ideal', 'immun', 'initial', 'internal', 'item', 'legal'],
  ...[
    'material',
    'maxim',
    'memor',
    'minim',
    'mobil',
    'modern',
    'modular',
    'monet',
    'neutral',
    'normal',
    'optim',
  ],
  ...[
    'organ',
    'penal',
    'personal',
    'polar',
    'popular',
    'prior',
    'random',
    'rational',
    'real',
    'recogn',
    'reorgan',
  ],
  ...[
    'scrutin',
    'serial',
    'deserial',
    'special',
    'stabil',
    'standard',
    'subsid',
    'summar',
    'symbol',
    'sympath',
  ],
  ...['synchron', 'token', 'uncategor', 'unrecogn', 'util', 'vandal', 'visual'],
];
const endings = ['e', 'ed', 'es', 'er', 'ers', 'ing', 'ation', 'ations'];

/** Nouns in -our, and words made from them. */
const nouns = ['behavi', 'col', 'fav', 'flav', 'harb', 'hon', 'hum', 'lab', 'neighb', 'rum', 'vap'];
const nounEndings = ['', 's', 'ed', 'ing', 'ful', 'al', 'ite', 'ites', 'able', 'hood', 'hoods'];

/** Other American words. */
const others = [
  ...[
    'analyze->analyse',
    'analyzed->analysed',
    'analyzes->analyses',
    'analyzer->analyser',
    'analyzing->analysing',
  ],
  ...['artifact->artefact', 'artifacts->artefacts', 'canceled->cancelled', 'canceling->cancelling'],
  ...[
    'catalog->catalogue',
    'catalogs->catalogues',
    'center->centre',
    'centered->centred',
    'centers->centres',
  ],
  ...['defense->defence', 'enroll->enrol', 'enrollment->enrolment', 'fiber->fibre', 'fulfill->fulfil'],
  ...['fulfillment->fulfilment', 'fulfills->fulfils', 'gotten->got', 'gray->grey', 'hardcover->hardback'],
  ...[
    'labeled->labelled',
    'labeling->labelling',
    'leveled->levelled',
    'modeled->modelled',
    'modeling->modelling',
  ],
  ...['offense->offence', 'signaled->signalled', 'signaling->signalling', 'skeptical->sceptical'],
  ...['skillful->skilful', 'theater->theatre', 'traveled->travelled', 'traveler->traveller'],
  ...['travelers->travellers', 'traveling->travelling'],
];

/** Words in dictionaries that are wrong or stilted in any context. */
const wrong = [
  ...['actualisation->update', 'actualise->update', 'actualised->updated', 'advices->advice', 'alot->a lot'],
  ...[
    'amongst->among',
    'equipments->equipment',
    'feedbacks->feedback',
    'hereby',
    'herewith',
    'informations->information',
  ],
  ...[
    'percents->percentages',
    'softwares->software',
    'thereof',
    'upto->up to',
    'whereby',
    'wherein',
    'whilst->while',
  ],
];

/** Words that must not occur, with what to write instead. */
export const flaggedWords = [
  ...verbs.flatMap((verb) => endings.map((ending) => `${verb}iz${ending}->${verb}is${ending}`)),
  ...nouns.flatMap((noun) => nounEndings.map((ending) => `${noun}or${ending}->${noun}our${ending}`)),
  ...others,
  ...wrong,
];

/** American words of CSS, HTML, the DOM and packages, which keep their spelling. */
const foreign = [
  ...[
    'analyze',
    'artifacts?',
    'behavior',
    'center',
    'colors?',
    'fulfill',
    'gray',
    'initialize',
    'initializer',
  ],
  ...['normalize', 'optimize', 'organization', 'serialize', 'serializer'],
].join('|');

/** American words of CSS. */
export const ignoredCss = ['/\\b(?:center|color|gray)\\b/g'];

/** Text that is not prose: names in other packages' interfaces, escapes, and scripts without a dictionary. */
export const ignoredText = [
  // Next to code characters: `.normalize(`, `'center'`, `text-align-center`, `color: red`.
  `/(?<=[.'"\`{([|_-]|left, )(?:${foreign})\\b/gi`,
  `/\\b(?:${foreign})(?=\`|[-'"(_:=?;]| [=?}])/gi`,
  '/\\b(?:(?:background|current|outline)Color|forcedColors)\\b/g',
  '/\\b(?:initialize(?:App|Auth|Firestore)|[gs]etInitializer\\w*|NO_COLOR|optimizeDeps|ScrollBehavior)\\b/g',
  '/codeql-action\\/analyze/g',
  '/\\b(?:product_catalog_version|serialization:|serializers|unrecognized login)|Type\\/Catalog/g',
  '/pass_?thru/gi',
  '/%[0-9a-f]{2}/gi',
  '/\\\\[nrt](?=[a-z])/g',
  '/[\\p{Script=Arabic}\\p{Script=Devanagari}]+/gu',
];
