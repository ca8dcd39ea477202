const kilobyte = 1024;

/**
 * Maximum bytes of the body of a call that has no limit of its own.
 *
 * @example
 * defaultBodyLimit; // 65536
 */
export const defaultBodyLimit = 64 * kilobyte;

const limits: Readonly<Record<string, number>> = {
  // The largest form with three bytes for each character, and as much again for the rest of the JSON.
  '/contact': 512 * kilobyte,
  // An event echoes the whole customer and subscription.
  '/billing-events': 1024 * kilobyte,
};

/**
 * Returns the maximum bytes of a call's body. A server that forwards calls refuses a longer one itself: the api's refusal
 * would come while the body is still being sent.
 *
 * @param path below `/api/v1`, such as `/contact`
 * @example
 * getBodyLimit('/contact'); // 524288
 * getBodyLimit('/ccu'); // 65536
 */
export function getBodyLimit(path: string): number {
  return (Object.hasOwn(limits, path) ? limits[path] : undefined) ?? defaultBodyLimit;
}
