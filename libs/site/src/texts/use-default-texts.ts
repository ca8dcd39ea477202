import { mergeTexts } from '@guildhall/ui';
import { useContext } from 'react';
import { getIslandTexts } from './island-texts.ts';
import { OwnTextsContext } from './own-texts-context.ts';

/**
 * Returns the texts that an island of the kit has without any in its props: the site's own, else the built-in ones.
 *
 * @param name the island's name
 */
export function useDefaultTexts<Texts extends object>(name: string, builtIn: Texts): Texts {
  const own = useContext(OwnTextsContext);
  return own ? (mergeTexts<object>(builtIn, getIslandTexts(name, own)) as Texts) : builtIn;
}
