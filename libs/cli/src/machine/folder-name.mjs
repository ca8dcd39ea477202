/** Characters that Node and Vite take for a part of an address, or cannot write into one. */
const unusable = /[#?"\\\p{Cc}]/u;

/**
 * Finds the reason why nothing can be built in a folder: its name, or that of a folder around it. Spaces, umlauts, `%`
 * and other characters are no problem.
 *
 * @param {string} folder
 * @returns {string | undefined} What to do.
 */
export function findNameProblem(folder) {
  const part = folder.split('/').find((name) => unusable.test(name));
  if (part === undefined) return undefined;
  const [character = ''] = unusable.exec(part) ?? [];
  const name = /\p{Cc}/u.test(character) ? 'a control character' : character;
  return `The folder's name contains ${name}, which Vite cannot build in: rename ${JSON.stringify(part)}, then run the command again.`;
}
