import { version } from 'react';

/** React 18 accepts only the lower-case attribute, React 19 only the camel-case one. */
const priorityName = Number.parseInt(version, 10) < 19 ? 'fetchpriority' : 'fetchPriority';

/**
 * Attributes of the first image of a page: it loads at once with high priority, in every supported React version.
 *
 * @example
 * <img {...priorityAttributes} src="/media/tide.webp" alt="The harbour" width={1600} height={1067} />;
 */
export const priorityAttributes = { loading: 'eager', [priorityName]: 'high' } as {
  readonly loading: 'eager';
  readonly fetchPriority: 'high';
};
