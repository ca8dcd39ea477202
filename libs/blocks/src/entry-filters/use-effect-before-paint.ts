import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, about which React 18 complains on a server, where neither does anything. */
export const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
