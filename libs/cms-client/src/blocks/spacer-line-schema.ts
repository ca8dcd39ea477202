import { literally } from '../fields/literally.ts';
import { fields, withFallback } from '../fields/schemas.ts';
import { readFlag, readOneOf } from '../fields/values.ts';
import type { SpacerLineBlock } from './block.ts';
import type { BlockSchema } from './block-parts.ts';

export function spacerLineSchema(): BlockSchema<'spacer-line'> {
  return fields({
    name: literally('spacer-line'),
    height: withFallback<SpacerLineBlock['height']>(readOneOf(['small', 'medium', 'large']), 'medium'),
    hideLine: withFallback(readFlag, false),
  });
}
