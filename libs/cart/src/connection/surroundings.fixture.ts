import type { Surroundings } from './surroundings.ts';

/** A browser of which every tab shares the cookies; nothing in it leaves the test. */
export function browser() {
  const jar = new Map<string, string>();
  const kept = {
    order: [] as string[],
    counts: [] as number[],
    cookies: [] as string[],
    left: [] as string[],
  };
  const tabs = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();

  function tab({ denied = false } = {}): Surroundings {
    let mine: (() => void) | undefined;
    return {
      cookies: () => (denied ? '' : [...jar].map(([name, value]) => `${name}=${value}`).join('; ')),
      cookiesDenied: () => denied,
      keepCookie(cookie) {
        kept.cookies.push(cookie);
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      },
      secure: true,
      keptOrder: () => kept.order,
      keepOrder: (order) => (kept.order = [...order]),
      keepCount: (count) => kept.counts.push(count),
      alone(work) {
        const done = queue.then(work);
        queue = done.catch(() => undefined);
        return done;
      },
      tellOthers: () => tabs.forEach((look) => look !== mine && look()),
      whenChangedElsewhere(look) {
        mine = look;
        tabs.add(look);
        return () => void tabs.delete(look);
      },
      leave: (address) => kept.left.push(address),
    };
  }
  return { tab, kept, jar };
}
