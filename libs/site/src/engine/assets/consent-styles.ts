import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageCss } from './page-css.ts';
import { readServerStyles } from './server-styles.ts';

/** Modules of the question that pages insert: few visitors see it, so no page contains them for it. */
const consentModules: readonly string[] = ['ConsentBar', 'ConsentForm', 'Button', 'Field'];

const assets = 'client/assets';
const prefix = 'consent-styles-';

/** Build step: writes the styles of the question about cookies to a separate file. */
export function writeConsentStyles(dist: string): void {
  const css = createPageCss(readServerStyles(dist), () => consentModules).selectForIslands(['consent']);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  writeFileSync(join(dist, assets, `${prefix}${hash}.css`), css);
}

/** Returns `undefined` for a build of a site that asks nothing. */
export function findConsentStylesPath(dist: string): string | undefined {
  const name = readdirSync(join(dist, assets)).find(
    (file) => file.startsWith(prefix) && file.endsWith('.css'),
  );
  return name && `/assets/${name}`;
}
