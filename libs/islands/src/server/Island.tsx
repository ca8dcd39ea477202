'use client';

import { useId, type ComponentType, type ReactElement } from 'react';
import { propsToJson } from './props-json.ts';
import { renderIsland } from './render-island.tsx';
import type { WakeReason } from './wake-reason.ts';

/** Props of `<Island>`. */
export interface IslandProps<P extends object> {
  /** Key of the island in the list for `createHydrator`. */
  name: string;
  /** Wake conditions; a click on a button or a submit always wakes it. */
  wake: readonly WakeReason[];
  /** Rendered here and, once awake, in the browser. */
  component: ComponentType<P>;
  /** Plain JSON. Include only what the island shows: props are sent with the page. */
  props: P;
  /** Class names of the wrapper element, which React never touches. */
  className?: string;
}

/**
 * Renders a component as an island: its own React root inside the page, hydrated only when it is needed.
 *
 * It is rendered with the props as the browser will read them (through JSON), under a Jotai store of its own,
 * and with ids that begin with a prefix from the page's own ids, so that the same page always gives the same bytes.
 *
 * @throws what the component throws: the caller decides what happens to the part of the page around it
 * @throws Error when it is inside another island: two React roots would both claim the same HTML
 * @example
 * const Likes = ({ label }: { label: string }) => <button>{label}</button>;
 *
 * <Island name="likes" wake={['interaction', 'reason:likes']} component={Likes} props={{ label: 'Likes: 0' }} />;
 */
export function Island<P extends object>(island: IslandProps<P>): ReactElement {
  // `useId` needs its own component: a nested render resets the hooks called before it.
  return <IslandRoot {...(island as unknown as IslandProps<object>)} prefix={`${useId()}-`} />;
}

function IslandRoot(island: IslandProps<object> & { prefix: string }): ReactElement {
  const { name, wake, component, props, className, prefix } = island;
  const json = propsToJson(name, props);
  return (
    <div
      className={className}
      data-island={name}
      data-wake={wake.join(' ')}
      data-prefix={prefix}
      data-props={json}
      // React's own, escaped output.
      dangerouslySetInnerHTML={{ __html: renderIsland(name, component, json, prefix) }}
    />
  );
}
