import { useId, type ComponentType, type ReactElement } from 'react';
import { propsToJson } from './props-json.ts';
import { renderIsland } from './render-island.tsx';
import type { WakeReason } from './wake-reason.ts';

/** What `<Island>` needs to know. */
export interface IslandProps<P extends object> {
  /** The key of this island in the list given to `createHydrator`. */
  name: string;
  /** When it wakes; a click on a button or a submit always wakes it. */
  wake: readonly WakeReason[];
  /** The component; rendered here and, once awake, in the browser. */
  component: ComponentType<P>;
  /** Plain JSON, and only what the island shows: it is sent with the page. */
  props: P;
  /** Class names of the element around the island, which React never touches. */
  className?: string;
}

/**
 * Renders a component as an island: a React root of its own inside the page, asleep until it is needed.
 *
 * It is rendered with the props as the browser will read them (through JSON), under a Jotai store of its own,
 * and with ids that begin with a prefix from the page's own ids, so that the same page always gives the same bytes.
 *
 * @throws what the component throws: the caller decides what happens to the part of the page around it
 * @throws Error when it is inside another island: two React roots would both claim the same HTML
 * @example
 * <Island name="cart-drawer" wake={['interaction', 'reason:cart']} component={CartDrawer} props={{ labels }} />
 */
export function Island<P extends object>(island: IslandProps<P>): ReactElement {
  // The page's id is taken in a component of its own: a render inside a render forgets the hooks called before it.
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
      // React's own output, escaped by React.
      dangerouslySetInnerHTML={{ __html: renderIsland(name, component, json, prefix) }}
    />
  );
}
