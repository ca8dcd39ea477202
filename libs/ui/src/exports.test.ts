import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(ui).sort()).toEqual([
    'ArrowLink',
    'Button',
    'ButtonLink',
    'CarouselControls',
    'CarouselRow',
    'Checkbox',
    'Dialog',
    'Drawer',
    'ErrorSummary',
    'FieldError',
    'Html',
    'InfoMessages',
    'Loader',
    'Picture',
    'Rule',
    'Select',
    'Skeleton',
    'Tag',
    'TextArea',
    'TextField',
    'VisuallyHidden',
    'carouselTexts',
    'colourTokens',
    'fetchFirst',
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
