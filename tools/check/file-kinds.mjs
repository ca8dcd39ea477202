/** Kinds of files whose change touches less than everything that depends on their project. */
const patterns = {
  document: /\.md$|^docs\/|(^|\/)LICENSE$/,
  style: /\.css$/,
  test: /\.(test|fixture|stories|spec)\.\w+$/,
};

/** @typedef {keyof typeof patterns} FileKind */

/**
 * @param {string} file
 * @param {FileKind[]} kinds
 */
export function isOfKind(file, ...kinds) {
  return kinds.some((kind) => patterns[kind].test(file));
}
