import type { FastifyInstance } from 'fastify';
import type { ContentEvent } from './controls/content-events.ts';
import type { PictureRequest } from './pictures/picture-store.ts';
import { buildSandbox, type SandboxBuildOptions } from './sandbox.ts';

export const origin = 'http://127.0.0.1:4400';

export interface SandboxUnderTest {
  app: FastifyInstance;
  /** The delays of faults, in milliseconds. */
  waited: number[];
  /** The events that the site received. */
  events: ContentEvent[];
  /** Pictures that were fetched. */
  fetched: PictureRequest[];
}

/** A sandbox that does not listen, draws no pictures, and whose clock is set to noon on 21 November 2026. */
export function createSandboxUnderTest(
  other: Pick<
    SandboxBuildOptions,
    'answers' | 'contentDoorway' | 'billing' | 'faults' | 'log' | 'inbox'
  > = {},
): SandboxUnderTest {
  const [waited, events, fetched]: [number[], ContentEvent[], PictureRequest[]] = [[], [], []];
  const app = buildSandbox({
    origin: () => origin,
    siteOrigin: 'http://127.0.0.1:4200',
    contentKey: 'a-key',
    shopTokens: {
      storefront: 'a-storefront-token',
      admin: 'an-admin-token',
      client: { id: 'an-id', secret: 'a-secret' },
    },
    previewKey: 'a-preview-key',
    previewSecret: 'a-secret-of-previews',
    pictures: {
      fetch: async (order) => {
        fetched.push(order);
        return Buffer.from('a picture');
      },
    },
    notifySite: async (event) => void events.push(event),
    wait: async (ms) => void waited.push(ms),
    now: () => new Date('2026-11-21T12:00:00Z'),
    ...other,
  });
  return { app, waited, events, fetched };
}

/** Reads an entry as the site does. */
export const toEntryUrl = (path: string) => `/wp-json/entry/api?path=${encodeURIComponent(path)}`;
