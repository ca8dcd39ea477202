/**
 * Returns true for a host name (`url.hostname`) of this machine, where no traffic reaches a network.
 *
 * @example
 * isThisMachine('127.0.0.1'); // true
 * isThisMachine('content.example'); // false
 */
export function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Returns true if a site may send visitors to a configured URL: https, or http if both are on this machine.
 *
 * @example
 * const site = new URL('https://www.example');
 * isAllowedTarget(new URL('https://pay.example/checkout'), site); // true
 * isAllowedTarget(new URL('http://localhost:4400/checkout'), site); // false
 */
export function isAllowedTarget(target: URL, { hostname }: URL): boolean {
  return target.protocol === 'https:' || (isThisMachine(target.hostname) && isThisMachine(hostname));
}

/**
 * Returns true if nobody can read the connection: https, or http on this machine. A URL with a user name or password
 * is refused.
 *
 * @example
 * isEncryptedOrLocal(new URL('http://127.0.0.1:4400')); // true
 * isEncryptedOrLocal(new URL('http://content.example')); // false
 */
export function isEncryptedOrLocal({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}
