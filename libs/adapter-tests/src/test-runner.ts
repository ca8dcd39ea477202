/** The functions of a test runner that the tests use, as Vitest, Jest and Bun have them: `import * as vitest from 'vitest'`. */
export interface TestRunner {
  describe: (title: string, define: () => void) => unknown;
  /** `timeout` is in ms. */
  it: (title: string, run: () => unknown, timeout?: number) => unknown;
  beforeAll: (run: () => unknown, timeout?: number) => unknown;
  afterAll: (run: () => unknown) => unknown;
  afterEach: (run: () => unknown) => unknown;
}
