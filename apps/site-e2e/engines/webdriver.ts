/** Name of the property that holds an element's ID. Source: https://www.w3.org/TR/webdriver2/#elements */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Key codes of WebDriver. Source: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keyCodes = { End: '\uE010', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

export interface ElementReference {
  [elementKey]: string;
}

/** Sends a command below the session. A POST without a body sends `{}`. */
export type SendCommand = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Value>;

/**
 * Opens a session at a W3C WebDriver.
 *
 * @param origin of the driver
 * @param signal ends the wait for the browser
 * @throws Error with the driver's code and message if a command fails
 */
export async function openSession(origin: string, signal: AbortSignal): Promise<SendCommand> {
  const capabilities = { alwaysMatch: { timeouts: { pageLoad: 20_000, script: 10_000 } } };
  const session = await send<{ sessionId: string }>(`${origin}/session`, 'POST', { capabilities }, signal);
  return (method, path, body) => send(`${origin}/session/${session.sessionId}${path}`, method, body);
}

async function send<Value>(
  url: string,
  method: string,
  body: unknown = {},
  signal?: AbortSignal,
): Promise<Value> {
  const init = {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  const response = await fetch(url, init);
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message} (${method} ${new URL(url).pathname})`);
  return value;
}
