import { definePageKind } from '../../engine/page-kind.ts';

/** Pages that only say what happened, the same at every URL. */
export const messagePages = definePageKind({
  name: 'messages',
  models: {
    'not-found': { status: 404, cacheControl: 'notFound', isSameEverywhere: true },
    gone: { status: 410, cacheControl: 'notFound', isSameEverywhere: true },
    unavailable: { status: 503, cacheControl: 'failed', hasReference: true, isSameEverywhere: true },
    error: { status: 500, cacheControl: 'failed', hasReference: true, isSameEverywhere: true },
    offline: { isSameEverywhere: true },
  },
});
