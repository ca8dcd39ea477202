'use client';

import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * Creates a part of the profile whose code is loaded when it is shown, after the login. Where that fails, it stays away and the rest
 * of the profile stands.
 */
export function createLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  return function LatePart(props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then(
        (found) => setLoaded(() => found),
        () => undefined,
      );
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
