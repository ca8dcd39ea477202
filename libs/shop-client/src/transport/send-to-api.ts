import type { SendToShop } from './send.ts';

/**
 * Sends documents through the site's own `POST /api/v1/sca`, which holds the shop's token.
 *
 * @param url default `/api/v1/sca` of the page's origin
 * @throws Error when no answer came, or one that is no success
 */
export function sendToApi(url = '/api/v1/sca', fetchFrom: typeof fetch = fetch): SendToShop {
  return async (query, variables, { signal, keepalive } = {}) => {
    const response = await fetchFrom(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
    if (!response.ok) throw new Error(`The shop cannot be reached: the answer is ${response.status}`);
    return (await response.json()) as unknown;
  };
}
