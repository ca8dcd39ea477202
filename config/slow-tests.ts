/**
 * Files whose tests may each take longer than ten seconds, with the reason. At most ten. A test that needs minutes belongs
 * in `npm run test:all` instead: `*.thorough.test.ts`.
 */
export const slowTests: Readonly<Record<string, string>> = {};
