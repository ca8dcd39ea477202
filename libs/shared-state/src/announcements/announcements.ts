import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { RunCommand } from '../connection/guard.ts';

interface AnnouncementListener {
  /** Called with each announcement of another process, in order. */
  onAnnouncement(text: string): void | Promise<void>;
  /** Called when announcements may have been missed. */
  onGap(): void | Promise<void>;
}

/** Texts that all processes get, also those that lost their connection for a while. */
export interface Announcements {
  /** Sends a text to the other processes. While Redis does not respond, the newest texts are kept and sent later. */
  announce(text: string): void;
  /** Starts to listen, until the shared state is closed. Called once. */
  listen(listener: AnnouncementListener): void;
}

interface AnnouncementsOptions {
  run: RunCommand;
  connect: () => Promise<Redis>;
  key: string;
  signal: AbortSignal;
}

/** Announcements that Redis keeps for processes without a connection. */
const maxKept = 1_000;

/** Announcements that a process keeps while Redis does not respond. */
const maxUnsent = 100;

/** Wait of a reader for the next announcement, ms. */
const blockMs = 1_000;

const retryMs = 250;

/** Announcements that are read at once. */
const batch = 100;

type Entry = [id: string, fields: string[]];

/** Creates the announcements of a stream in Redis. */
export function createAnnouncements(options: AnnouncementsOptions): Announcements {
  const sender = randomUUID();
  return {
    announce: createOutbox(options, sender),
    listen: (listener) => void listen(options, sender, listener),
  };
}

function createOutbox({ run, key, signal }: AnnouncementsOptions, sender: string): (text: string) => void {
  const unsent: string[] = [];
  let isSending = false;
  const send = async () => {
    isSending = true;
    for (let text = unsent[0]; text !== undefined && !signal.aborted; text = unsent[0]) {
      const sent = await run((redis) => add(redis, key, { sender, text: text ?? '' }));
      if (sent) unsent.shift();
      else await delay(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
    isSending = false;
  };
  return (text) => {
    unsent.push(text);
    // The one that is being sent stays first.
    if (unsent.length > maxUnsent) unsent.splice(1, 1);
    if (!isSending) void send();
  };
}

function add(redis: Redis, key: string, { sender, text }: { sender: string; text: string }) {
  return redis.xadd(key, 'MAXLEN', '~', maxKept, '*', 'sender', sender, 'text', text);
}

async function listen(
  { connect, key, signal }: AnnouncementsOptions,
  sender: string,
  { onAnnouncement, onGap }: AnnouncementListener,
): Promise<void> {
  const redis = await connect();
  signal.addEventListener('abort', () => redis.disconnect(), { once: true });
  if (signal.aborted) redis.disconnect();
  let last: string | undefined;
  let isFirst = true;
  let isChecked = true;
  while (!signal.aborted) {
    try {
      if (last === undefined || (!isChecked && !(await hasEntry(redis, key, last)))) {
        // An entry of its own, so that it can be seen later that none was lost.
        last = (await add(redis, key, { sender, text: '' })) ?? undefined;
        if (!isFirst) await onGap();
      }
      isFirst = false;
      isChecked = true;
      for (const [id, fields] of await readNext(redis, key, last ?? '$')) {
        const { sender: from, text } = toFields(fields);
        last = id;
        if (from !== sender && text) await onAnnouncement(text);
      }
    } catch {
      isFirst = false;
      isChecked = false;
      await delay(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

async function hasEntry(redis: Redis, key: string, id: string): Promise<boolean> {
  return (await redis.xrange(key, id, id)).length > 0;
}

async function readNext(redis: Redis, key: string, after: string): Promise<Entry[]> {
  const streams = await redis.xread('COUNT', batch, 'BLOCK', blockMs, 'STREAMS', key, after);
  return streams?.[0]?.[1] ?? [];
}

function toFields(fields: string[]): Record<string, string> {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) pairs.push([fields[at] ?? '', fields[at + 1] ?? '']);
  return Object.fromEntries(pairs);
}
