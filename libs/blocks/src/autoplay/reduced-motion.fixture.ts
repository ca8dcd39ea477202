import { vi } from 'vitest';

/** Until mocks are restored, the visitor asks for reduced motion (as far as script can see). */
export function wantReducedMotion(): void {
  const ask = globalThis.matchMedia.bind(globalThis);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : ask(query),
  );
}
