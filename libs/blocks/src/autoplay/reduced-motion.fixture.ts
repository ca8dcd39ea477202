import { vi } from 'vitest';

/** Until mocks are restored, `matchMedia` reports reduced motion; CSS does not. */
export function mockReducedMotion(): void {
  const original = globalThis.matchMedia.bind(globalThis);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : original(query),
  );
}
