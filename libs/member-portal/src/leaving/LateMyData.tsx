'use client';

import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import type { MyDataProps } from './MyData.tsx';

/** Loads the section on the profile after a login only. */
export function LateMyData(props: MyDataProps): ReactElement | null {
  const [Loaded, setLoaded] = useState<ComponentType<MyDataProps>>();
  useEffect(() => {
    // Without a connection the section stays away, as the page's other parts say what is wrong.
    void import('./MyData.tsx').then(({ MyData }) => setLoaded(() => MyData)).catch(() => undefined);
  }, []);
  return Loaded ? <Loaded {...props} /> : null;
}
