/** Type of the event that is dispatched on the document for each tracked event. */
export const trackedType = 'guildhall:track';

/** Tracked events wait here: in memory, and across script files that are fetched at different times. */
export type TrackingGlobals = typeof globalThis & { guildhallEvents?: object[] };
