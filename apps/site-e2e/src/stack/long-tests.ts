/** Time that a test may take for itself, ms. */
export const maxTestMs = 10_000;

export const maxLongTests = 10;

interface LongTest {
  /** Part of its file and title. */
  test: string;
  reason: string;
}

/** Tests that may take longer. */
export const longTests: readonly LongTest[] = [
  { test: 'deploy.spec.ts', reason: 'builds a release, and two machines get it in turn' },
  { test: 'dev.spec.ts', reason: 'starts a development site, which compiles its modules' },
  { test: 'wordpress.spec.ts', reason: 'a real WordPress, as WebAssembly' },
  {
    test: 'and none with the content service in a folder and behind a password',
    reason: 'starts the whole product once more, as `npm start` does, and runs the doctor twice',
  },
  { test: 'member-crowd.spec.ts', reason: 'two hundred people at once' },
];
