import type { FastifyInstance } from 'fastify';
import type { ContentEvent } from './controls/content-events.ts';
import type { PictureRequest } from './pictures/picture-files.ts';
import { buildSandbox, type SandboxBuildOptions } from './sandbox.ts';

export const origin = 'http://127.0.0.1:4400';

export interface SandboxUnderTest {
  app: FastifyInstance;
  /** Delays of faults, ms. */
  waited: number[];
  events: ContentEvent[];
  /** Pictures that were fetched. */
  fetched: PictureRequest[];
}

/** A sandbox without a port or pictures, with its clock set to noon on 21 November 2026. */
export function createSandboxUnderTest(
  other: Pick<
    SandboxBuildOptions,
    'seed' | 'responses' | 'contentDoorway' | 'billing' | 'faults' | 'log' | 'inbox'
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
    readPicture: async (request) => {
      fetched.push(request);
      return Buffer.from('a picture');
    },
    notifySite: async (event) => void events.push(event),
    wait: async (ms) => void waited.push(ms),
    now: () => new Date('2026-11-21T12:00:00Z'),
    ...other,
  });
  return { app, waited, events, fetched };
}

/** Returns the URL at which the site reads an entry. */
export const toEntryUrl = (path: string) => `/wp-json/entry/api?path=${encodeURIComponent(path)}`;
