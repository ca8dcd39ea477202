import type { ComponentType } from 'react';

export interface DrawingProps {
  /** Size and place of the drawing, set by the header or footer. */
  className?: string | undefined;
}

/** Drawings of an organisation. Hide them from screen readers: a text beside the logo says its name. */
export interface SiteChrome {
  /** Stands beside the name in header and footer, in the colour of the text. */
  Logo: ComponentType<DrawingProps>;
  /** Fills the end of the footer. */
  FooterArt?: ComponentType<DrawingProps>;
}

/** The look of one organisation's site. */
export interface SiteDefinition {
  chrome: SiteChrome;
}

/**
 * Defines a site. Its file is bundled into the renderer: Node does not read it, and browsers never load it.
 *
 * @example
 * // site.tsx
 * export const site = defineSite({ chrome: { Logo, FooterArt } });
 */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}
