import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(ui).sort()).toEqual([
    'ArrowLink',
    'Button',
    'ButtonLink',
    'Html',
    'InfoMessages',
    'Loader',
    'Picture',
    'Rule',
    'Skeleton',
    'Tag',
    'VisuallyHidden',
    'colourTokens',
    'grounds',
    'infoMessagesAtom',
    'removeInfoMessage',
    'showInfoMessage',
    'spaceTokens',
    'tintClass',
    'tintRule',
    'typeTokens',
  ]);
});
