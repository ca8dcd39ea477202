/** Whether a host name (`url.hostname`) is that of the machine itself, where nothing leaves for a network. */
export function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Whether a site may send its visitors to an address of its configuration: https, or plain http where both are on this
 * machine, as in development.
 */
export function isAllowedTarget(target: URL, { hostname }: URL): boolean {
  return target.protocol === 'https:' || (isThisMachine(target.hostname) && isThisMachine(hostname));
}

/**
 * Whether a connection cannot be read on the way: https, or plain http that stays on this machine, as in development.
 * An address with a name or password in it is refused.
 */
export function isEncryptedOrLocal({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}
