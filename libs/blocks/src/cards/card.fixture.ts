import type { Card, Image } from '@guildhall/cms-client';
import {
  toSafeLink,
  toSafeImageUrl,
  sanitizeHtml,
  type SafeHtml,
  type SafeUrl,
} from '@guildhall/safe-content';

/** The sandbox's hosts: their URLs are as long as real ones, so that measured sizes are realistic. */
const policy = {
  contentOrigin: 'http://127.0.0.1:4400',
  siteOrigin: 'http://127.0.0.1:4200',
  mediaOrigins: [],
  frameHosts: [],
};

export const html = (text: string): SafeHtml => sanitizeHtml(text, policy);

export function url(address: string): SafeUrl {
  return required(toSafeLink(address, policy), address);
}

const widths = { md: 640, lg: 1024, xl: 1600, hero: 1920 } as const;

export function picture(name: string, ratio = 3 / 2, colour = '#e6dac4', alt = ''): Image {
  const at = (width: number) => {
    const address = `/media/${name}-${width}.jpg?v=5f0c81d2`;
    return required(toSafeImageUrl(address, policy), address);
  };
  return {
    md: at(widths.md),
    lg: at(widths.lg),
    xl: at(widths.xl),
    hero: at(widths.hero),
    alt,
    width: widths.hero,
    height: Math.round(widths.hero / ratio),
    color: colour,
  };
}

let lastId = 100;

export function card(fields: Partial<Omit<Card, 'id'>> & Pick<Card, 'title' | 'permalink'>): Card {
  lastId += 1;
  return { id: lastId, cats: [], postType: 'entry', ...fields };
}

function required(address: SafeUrl | undefined, written: string): SafeUrl {
  if (address === undefined) throw new Error(`A fixture contains a URL that is not allowed: ${written}`);
  return address;
}
