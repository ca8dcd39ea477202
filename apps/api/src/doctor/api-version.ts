import { fix, ok, type Finding } from '@guildhall/server-kit';

/** Whether the version in an address of the shop's vendor is one that the vendor supports. */
export function checkVersion(
  check: string,
  variable: string,
  url: string,
  supported: readonly { handle: string; supported: boolean }[],
): Finding {
  const version = /\/api\/([\w-]+)\//.exec(url)?.[1] ?? 'none';
  const good = supported.filter((one) => one.supported).map(({ handle }) => handle);
  return good.includes(version)
    ? ok(check, `version ${version} of the API is supported`)
    : fix(
        check,
        `version ${version} of the API is not supported: write one of ${good.join(', ')} in ${variable}`,
      );
}
