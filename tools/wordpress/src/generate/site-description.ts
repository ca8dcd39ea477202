import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  builtInBlocks,
  describeBlock,
  describeContent,
  type BlockDefinition,
  type BlockDescription,
  type ContentDescription,
  type FieldDescription,
} from '@guildhall/cms-client';
import type { GroundRole, Organisation } from '@guildhall/organisation';
import { findGroundColours } from './ground-colours.ts';

/** A background as editors see it. */
interface GroundDescription {
  name: string;
  label: string;
  colour: string;
}

/** A site as WordPress's editors need it. */
export interface SiteDescription {
  blocks: readonly BlockDescription[];
  /** Fields of every block. */
  baseFields: readonly FieldDescription[];
  content: ContentDescription;
  grounds: readonly GroundDescription[];
  /** Plans that editors choose from. Without an organisation, there are none. */
  plans: readonly string[];
}

const root = join(import.meta.dirname, '../../../..');
const kitTokens = join(root, 'libs/ui/src/tokens/tokens.css');
const defaultGrounds: Readonly<Record<string, GroundRole>> = {
  page: 'page',
  warm: 'warm',
  dark: 'dark',
  soft: 'soft',
};

/** Describes the kit's own blocks, for every organisation. */
export async function describeKit(): Promise<SiteDescription> {
  const blocks = builtInBlocks.map((block) => describeBlock(block));
  return {
    ...describeTogether(blocks),
    content: describeContent(),
    grounds: await describeGrounds(defaultGrounds, []),
    plans: [],
  };
}

/**
 * Describes one organisation's site: its blocks, and the names and colours of its backgrounds.
 *
 * @param site.folder of the site, below the root, such as `examples/second-site`
 * @param site.organisation file with its facts, below the root
 * @throws Error if the site exports no blocks, or the organisation no facts
 */
export async function describeSite(site: { folder: string; organisation: string }): Promise<SiteDescription> {
  const blocks = await importFrom<readonly BlockDefinition[]>(join(site.folder, 'src/blocks.ts'), 'blocks');
  const organisation = await importFrom<Organisation>(site.organisation, 'organisation');
  const { grounds = defaultGrounds, plans } = organisation;
  const theme = join(root, site.folder, 'src/theme.css');
  return {
    ...describeTogether(blocks.map((block) => describeBlock(block, { grounds }))),
    content: describeContent(),
    grounds: await describeGrounds(grounds, existsSync(theme) ? [theme] : []),
    plans: plans.map(({ id }) => id),
  };
}

/** Takes the fields of every block out of the first. */
function describeTogether(blocks: readonly BlockDescription[]) {
  return { blocks, baseFields: blocks[0]?.baseFields ?? [] };
}

async function importFrom<Value>(file: string, name: string): Promise<Value> {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} is missing. Name the folder of a site: --site apps/site`);
  const exported = (await import(pathToFileURL(path).href)) as Record<string, Value>;
  const value = exported[name];
  if (value === undefined) throw new Error(`${file} exports no ${name}.`);
  return value;
}

async function describeGrounds(
  grounds: Readonly<Record<string, GroundRole>>,
  themes: readonly string[],
): Promise<GroundDescription[]> {
  const sources = await Promise.all([kitTokens, ...themes].map((file) => readFile(file, 'utf8')));
  const colours = findGroundColours(sources);
  return Object.entries(grounds).map(([name, role]) => ({
    name,
    label: name.charAt(0).toUpperCase() + name.slice(1),
    colour: colours[role],
  }));
}
