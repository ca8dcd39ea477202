import type { Announcements } from '@guildhall/shared-state';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';

/** Changed content: paths, or permalinks as the content service has them; `all` also means main data. */
export const contentChangeSchema = v.union([
  v.object({
    paths: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/), v.maxLength(2048))),
      v.maxLength(1000),
    ),
  }),
  v.object({ all: v.literal(true) }),
]);

export type ContentChange = v.InferOutput<typeof contentChangeSchema>;

/** Called for a content event with the keys of the changed pages; without keys, any page may have changed. */
export type ContentSubscriber = (keys?: readonly string[]) => void | Promise<void>;

export interface ContentChangesOptions {
  /** Called for each event, in this order. */
  subscribers: readonly ContentSubscriber[];
  /** Returns the key of the page at a URL, in any spelling the content service may use. */
  toKey: (address: string) => string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Reach the other processes of the site. @default each process learns only of the events that it gets itself */
  announcements?: Announcements | undefined;
}

/**
 * Returns a function that reports changed content to the subscribers, here and in all other processes. A process that may have missed an
 * event treats all of its pages as changed.
 */
export function createContentChanges({
  subscribers,
  toKey,
  log,
  announcements,
}: ContentChangesOptions): (change: ContentChange) => Promise<void> {
  const apply = async (change: ContentChange) => {
    const keys = 'all' in change ? undefined : change.paths.map(toKey).filter((key) => key !== undefined);
    if (keys && 'paths' in change && keys.length < change.paths.length)
      log.warn('a content event named URLs that are not pages of this site');
    await Promise.all(subscribers.map((subscriber) => subscriber(keys)));
  };
  const applyReported = (change: ContentChange) =>
    apply(change).catch((err: unknown) => log.warn({ err }, 'content change'));
  announcements?.listen({
    async onAnnouncement(text) {
      const change = v.safeParse(contentChangeSchema, parse(text));
      if (change.success) await applyReported(change.output);
    },
    onGap: () => applyReported({ all: true }),
  });
  return async (change) => {
    announcements?.announce(JSON.stringify(change));
    await apply(change);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
