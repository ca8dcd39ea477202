import { fix, ok, type Finding } from '@guildhall/server-kit';

/** Checks that the vendor still supports the API version in a URL. */
export function checkVersion(
  check: string,
  variable: string,
  url: string,
  supported: readonly { handle: string; supported: boolean }[],
): Finding {
  const version = /\/api\/([\w-]+)\//.exec(url)?.[1] ?? 'none';
  const good = supported.filter((one) => one.supported).map(({ handle }) => handle);
  return good.includes(version)
    ? ok(check, `API version ${version} is supported`)
    : fix(check, `API version ${version} is not supported: use one of ${good.join(', ')} in ${variable}`);
}
