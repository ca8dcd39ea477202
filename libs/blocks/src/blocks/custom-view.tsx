import type { CustomBlock, CustomBlockParser } from '@guildhall/cms-client';
import type { ComponentType } from 'react';
import type { BlockProps } from './blocks-context.ts';

/** What the component of a site's own block receives: `fields` is what its parser made. */
export interface CustomBlockProps<Fields extends object> extends BlockProps<CustomBlock> {
  fields: Fields;
}

/**
 * Makes a registry entry of a site's own block. The parser is named for its type only, so that a component cannot be
 * given fields that its parser does not make.
 *
 * @example
 * createCmsClient({ …, customBlocks: { map: parseMap } });
 * const registry: BlockRegistry = { ...blockRegistry, custom: { map: customView(parseMap, MapView) } };
 */
export function customView<Fields extends object>(
  _parser: CustomBlockParser<Fields>,
  View: ComponentType<CustomBlockProps<Fields>>,
): ComponentType<BlockProps<CustomBlock>> {
  return function CustomView(props) {
    return <View {...props} fields={props.block.fields as Fields} />;
  };
}
