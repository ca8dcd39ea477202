/** Kinds of files whose change touches less than everything that depends on their project. */
const patterns = {
  document: /\.md$|^docs\/|(^|\/)LICENSE$/,
  style: /\.css$/,
  test: /\.(test|fixture|stories|spec)\.\w+$/,
  text: /(^|[-/])texts\.ts$/,
};

/**
 * @typedef {keyof typeof patterns | 'code' | 'body'} FileKind A body is code that has changed inside functions only, and
 * imports from nowhere else than before.
 */

/**
 * @param {string} file
 * @returns {Exclude<FileKind, 'body'>}
 */
export function getKind(file) {
  for (const kind of /** @type {(keyof typeof patterns)[]} */ (Object.keys(patterns)))
    if (patterns[kind].test(file)) return kind;
  return 'code';
}
