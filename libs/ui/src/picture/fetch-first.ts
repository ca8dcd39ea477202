import { version } from 'react';

/** React 18 knows the attribute in small letters only, React 19 in its own spelling only. */
const priorityName = Number.parseInt(version, 10) < 19 ? 'fetchpriority' : 'fetchPriority';

/**
 * The attributes of the one picture at the top of a page: fetched at once and first, in every version of React.
 *
 * @example <img {...(priority ? fetchFirst : { loading: 'lazy' })} src={src} alt="" />
 */
export const fetchFirst = { loading: 'eager', [priorityName]: 'high' } as {
  readonly loading: 'eager';
  readonly fetchPriority: 'high';
};
