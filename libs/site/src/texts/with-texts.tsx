import { mergeTexts, uiTexts, UiTextsContext } from '@guildhall/ui';
import type { ComponentType } from 'react';
import { getIslandTexts } from './island-texts.ts';
import type { OwnTexts } from './site-texts.ts';

interface WithTextsProps {
  texts?: object | undefined;
}

type Component = ComponentType<WithTextsProps>;

/** Rendered HTML of an island is cached by its component, so that each has one only. */
const cache = new WeakMap<OwnTexts, WeakMap<Component, Component>>();

/**
 * Returns an island's component with a site's own texts, below those in its props. The server renders it, and browsers
 * hydrate it: the texts are part of both bundles instead of every page's HTML.
 *
 * @param name the island's name
 */
export function addTexts<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  own: OwnTexts,
): ComponentType<Props> {
  const components = cache.get(own) ?? new WeakMap<Component, Component>();
  cache.set(own, components);
  const Island = component as Component;
  const known = components.get(Island);
  if (known) return known as ComponentType<Props>;
  const islandTexts = getIslandTexts(name, own);
  const linkTexts = mergeTexts(uiTexts, own.links);
  const WithTexts = (props: WithTextsProps) => (
    <UiTextsContext value={linkTexts}>
      <Island {...props} {...(islandTexts && { texts: mergeTexts(islandTexts, props.texts) })} />
    </UiTextsContext>
  );
  components.set(Island, WithTexts);
  return WithTexts as ComponentType<Props>;
}
