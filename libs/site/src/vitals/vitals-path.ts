/** Browsers report here how fast a page was for its visitor. */
export const vitalsPath = '/_vitals';
