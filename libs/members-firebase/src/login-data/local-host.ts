import { isThisMachine } from '@guildhall/safe-content';

/** True for a `host:port` on this machine. */
export function isLocalHost(value: string): boolean {
  const url = URL.parse(`http://${value}`);
  return url !== null && url.host === value && url.port !== '' && isThisMachine(url.hostname);
}
