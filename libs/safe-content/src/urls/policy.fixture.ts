// cspell:ignore bücher
import type { UrlPolicy } from './url-policy.ts';

/**
 * The policy with which the lists of allowed and refused URLs below are read.
 *
 * @example
 * import { sanitizeHtml } from '@guildhall/safe-content';
 *
 * sanitizeHtml('<a href="https://www.example/about">About us</a>', testingPolicy); // '<a href="/about">About us</a>'
 */
export const policy: UrlPolicy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: ['https://media.example', 'http://127.0.0.1:4500', 'https://blåbær.example'],
  frameHosts: [
    'bücher.example',
    'www.youtube-nocookie.com',
    'portal.example:8443',
    '127.0.0.1:4400',
    'localhost',
    'frames.example',
  ],
};

/** All on this machine, as in development and tests. */
export const loopbackPolicy: UrlPolicy = {
  contentOrigin: 'http://127.0.0.1:4400',
  siteOrigin: 'http://localhost:4200',
  mediaOrigins: [],
  frameHosts: [],
};

/** Read from an internal host, by browsers from a folder of the site's host, and moved once. */
export const manyNamesPolicy: UrlPolicy = {
  contentOrigin: 'https://www.example/cms',
  contentAliases: ['http://wordpress:8080', 'https://old.example'],
  siteOrigin: 'https://www.example',
  mediaOrigins: [],
  frameHosts: [],
};
