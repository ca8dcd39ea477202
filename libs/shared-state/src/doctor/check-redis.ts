import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { connectRedis } from '../connection/connect-redis.ts';
import { describeRedis, isOpenToNetwork } from '../connection/redis-url.ts';

const check = 'redis';

/**
 * Checks that a server can use the Redis at a URL. Writes nothing.
 *
 * @example
 * const findings = await checkRedis('rediss://api:secret@redis.example:6379');
 */
export async function checkRedis(url: string): Promise<Finding[]> {
  let failure: Error | undefined;
  const redis = await connectRedis(url, { onError: (error) => (failure = error) });
  try {
    await redis.eval('return 1', 0);
    return [
      ok(check, `it responds at ${describeRedis(url)}`),
      ...(isOpenToNetwork(url)
        ? [note(check, 'REDIS_URL is not encrypted: keep it inside your own network, or use a rediss:// URL')]
        : []),
    ];
  } catch (error) {
    return [fix(check, describeFix(url, failure ?? (error as Error)))];
  } finally {
    redis.disconnect();
  }
}

function describeFix(url: string, { message }: Error): string {
  if (/NOAUTH|WRONGPASS|invalid password/i.test(message))
    return 'it rejects the name or password in REDIS_URL';
  if (message.includes('NOPERM')) return 'the user in REDIS_URL may not run EVAL: see “Redis” in the guide';
  return `nothing responds at ${describeRedis(url)}: start Redis, or correct REDIS_URL; until then each process counts for itself`;
}
