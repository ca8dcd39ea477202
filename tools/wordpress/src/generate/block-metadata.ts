import type { BlockDescription } from '@guildhall/cms-client';
import { createAttributes, type AttributeSchema } from './attribute-schema.ts';

/** The content of a `block.json`. */
export interface BlockMetadata {
  $schema: string;
  apiVersion: 3;
  name: string;
  title: string;
  category: string;
  icon: string;
  description: string;
  keywords: readonly string[];
  textdomain: string;
  attributes: Record<string, AttributeSchema>;
  supports: Record<string, boolean>;
  example: { attributes: Readonly<Record<string, unknown>> };
  editorScript: string;
  editorStyle: string;
}

/** Creates the metadata with which WordPress registers a block. */
export function createBlockMetadata(block: BlockDescription): BlockMetadata {
  const {
    name,
    label,
    help,
    category,
    icon,
    keywords,
    fields,
    baseFields,
    sourceFields = [],
    once,
    core,
  } = block;
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `guildhall/${name}`,
    // The library has WordPress's own block beside it, mostly under the same name.
    title: core === undefined ? label : `${label} (site)`,
    category: `guildhall-${category}`,
    icon,
    description: /[.!?…]$/.test(help) ? help : `${help}.`,
    keywords,
    textdomain: 'guildhall',
    // WordPress would look for an anchor in the saved HTML, of which there is none, unless the block has its own.
    attributes: {
      ...createAttributes([...fields, ...sourceFields, ...baseFields]),
      anchor: { type: 'string' },
    },
    supports: { html: false, anchor: true, color: false, ...(once && { multiple: false }) },
    example: { attributes: block.example },
    editorScript: 'guildhall-editor',
    editorStyle: 'guildhall-editor',
  };
}
