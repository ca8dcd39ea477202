import { parseUrl } from '../urls/parse-web-url.ts';

/** A part of an editor's HTML that visitors do not get. */
export interface HtmlLoss {
  /** Element name, such as `iframe`; missing if the whole text was refused. */
  element?: string;
  /** Host of its URL. */
  host?: string;
  /**
   * `element`: this element is never allowed. `url`: its URL is not allowed. `colour`: the colour of its words cannot be
   * read on every ground. `nesting`: the text is nested too deeply, or changes each time it is parsed.
   */
  because: 'element' | 'url' | 'colour' | 'nesting';
  replacedBy: 'none' | 'its text';
}

const maxLosses = 20;

/** Adds a loss unless the same one is already there. */
export function addLoss(losses: HtmlLoss[], loss: HtmlLoss): void {
  const same = losses.some(
    ({ element, host, because }) =>
      element === loss.element && host === loss.host && because === loss.because,
  );
  if (!same && losses.length < maxLosses) losses.push(loss);
}

/** Returns the host of an http or https URL, for readers. */
export function findHost(address: string | undefined): string | undefined {
  const url = parseUrl(address ?? '', 'https://here.invalid');
  const named = url !== undefined && /^https?:$/.test(url.protocol) && url.host !== 'here.invalid';
  return named ? url.host.slice(0, 100) : undefined;
}
