import type { Image, Link } from '@guildhall/cms-client';
import type { SiteChrome } from '../site-definition.ts';
import { toSafeLink, toSafeImageUrl } from '@guildhall/safe-content';

export const examplePolicy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: [],
  frameHosts: [],
};

/** Drawings that a test can find: plain squares. */
export const exampleChrome: SiteChrome = {
  Logo: ({ className }) => (
    <svg className={className} viewBox="0 0 1 1" aria-hidden="true" data-drawing="logo" />
  ),
  FooterArt: ({ className }) => (
    <svg className={className} viewBox="0 0 1 1" aria-hidden="true" data-drawing="art" />
  ),
};

export const exampleOrganisation = { name: 'The Wayleave Institute', url: 'https://www.example/' };

export function exampleLink(title: string, address: string, target: Link['target'] = ''): Link {
  const url = toSafeLink(address, examplePolicy);
  if (url === undefined) throw new Error(`The guard refuses ${address}`);
  return { title, url, target };
}

export const examplePicture: Image = { ...picture('/media/lost.jpg'), alt: '', width: 1600, height: 1200 };

function picture(address: string): Pick<Image, 'md'> {
  const md = toSafeImageUrl(address, examplePolicy);
  if (md === undefined) throw new Error(`The guard refuses ${address}`);
  return { md };
}
