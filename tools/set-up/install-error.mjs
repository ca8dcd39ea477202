/** Errors of npm that a person can resolve, with what to do. */
const explanations = [
  {
    pattern: /\bENOSPC\b/,
    text: 'The disk is full. Free some space, then run the command again.',
  },
  {
    pattern: /\b(EACCES|EPERM|EROFS)\b/,
    text: 'npm may not write to this folder or to its cache. Check the owner of both, then run the command again.',
  },
  {
    pattern:
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    text: 'npm could not reach the package registry. Check the network and the proxy settings, then run the command again.',
  },
  {
    pattern: /\b(E401|E403|E407)\b/,
    text: 'The package registry or a proxy refused the request. Check the registry in your npm configuration, then run the command again.',
  },
  {
    pattern: /\bEINTEGRITY\b/,
    text: 'A package differs from the checksum in the lockfile. Run npm cache verify, then run the command again.',
  },
  {
    pattern: /can only install packages when your package\.json/,
    text: 'package.json and package-lock.json do not match. Run npm install, then run the command again.',
  },
  { pattern: /\bspawn npm ENOENT\b/, text: 'npm was not found. Install it, then run the command again.' },
];

const maxLines = 15;
/** npm names the error first. */
const maxKnownLines = 3;

/**
 * Explains why an install failed: what to do and the first lines of npm's output, or, if that is not known, the last ones.
 *
 * @param {string} output
 */
export function explainInstallError(output) {
  const known = explanations.find(({ pattern }) => pattern.test(output));
  const lines = output.trim().split('\n');
  if (known) return [known.text, '', ...lines.slice(0, maxKnownLines)].join('\n');
  const text = 'The packages could not be installed. See the output of npm.';
  return [text, '', ...lines.slice(-maxLines)].join('\n');
}
