// cspell:ignore largeop movablelimits
/**
 * Formulas: MathML Core without links, styles, annotations and anything that may hold HTML. Its elements are allowed only
 * in a formula, and only text is allowed in it besides.
 */
export const mathTags = [
  ...[
    'math',
    'mrow',
    'mi',
    'mn',
    'mo',
    'ms',
    'mtext',
    'mspace',
    'mfrac',
    'msqrt',
    'mroot',
    'msub',
    'msup',
    'msubsup',
  ],
  ...[
    'mover',
    'munder',
    'munderover',
    'mmultiscripts',
    'mprescripts',
    'mtable',
    'mtr',
    'mtd',
    'mstyle',
    'mpadded',
  ],
  ...['mphantom', 'merror'],
];

/** Elements that hold text alone: the browser's parser would read a tag in them as HTML. */
export const mathTokens = ['mi', 'mn', 'mo', 'ms', 'mtext', 'mspace'];

/** Groups in MathML of other programs, without a look of their own in browsers. */
export const mathGroups = ['semantics', 'menclose', 'none'];

/** Other notations of the same formula. */
export const mathNotations = ['annotation', 'annotation-xml'];

const flag = /^(?:true|false)$/;
/** Small enough that no formula covers the page. */
const length = /^-?\d{0,2}(?:\.\d{1,4})?(?:em|ex|px|pt|mu|%)?$/;
const count = /^[+-]?\d{1,2}$/;

/** Attributes of each MathML element, by what their values may be. */
export const mathAttributes: Readonly<Record<string, RegExp>> = {
  display: /^(?:block|inline)$/,
  dir: /^(?:ltr|rtl)$/,
  form: /^(?:prefix|infix|postfix)$/,
  mathvariant: /^normal$/,
  columnalign: /^(?:left|center|right)(?: (?:left|center|right)){0,20}$/,
  ...{ displaystyle: flag, stretchy: flag, symmetric: flag, largeop: flag, movablelimits: flag },
  ...{ fence: flag, separator: flag, accent: flag, accentunder: flag },
  ...{ lspace: length, rspace: length, minsize: length, maxsize: length, linethickness: length },
  ...{ width: length, height: length, depth: length, voffset: length },
  ...{ scriptlevel: count, rowspan: count, columnspan: count },
};
