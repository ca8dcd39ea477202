import type { Link } from '@guildhall/cms-client';
import { safeLink } from '@guildhall/safe-content';

/** How a test's content service and site are called. */
export const examplePolicy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: [],
  frameHosts: [],
};

export const exampleOrganisation = { name: 'The Wayleave Institute', url: 'https://www.example/' };

/** A link as the content client hands it over. */
export function exampleLink(title: string, address: string, target: Link['target'] = ''): Link {
  const url = safeLink(address, examplePolicy);
  if (url === undefined) throw new Error(`The guard refuses ${address}`);
  return { title, url, target };
}
