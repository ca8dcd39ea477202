import { Island, type IslandProps } from '@guildhall/islands/server';
import { useContext, type ReactElement } from 'react';
import { addTexts } from '../texts/with-texts.tsx';
import { OwnTextsContext } from '../texts/own-texts-context.ts';

/** An island of the kit, with the site's own texts. They are in the island's code, not in its props. */
export function KitIsland<Props extends object>(island: IslandProps<Props>): ReactElement {
  const own = useContext(OwnTextsContext);
  const component = own ? addTexts(island.name, island.component, own) : island.component;
  return <Island {...island} component={component} />;
}
