import type { ApiRoute } from './route.ts';

/** Every endpoint below `/api/v1`, one file each in this folder. */
export const routes: readonly ApiRoute[] = [];
