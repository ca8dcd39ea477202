/** Something that an editor put into HTML and that visitors do not get. */
export interface HtmlLoss {
  /** The element, such as `iframe`; none when the complete text was refused. */
  element?: string;
  /** The host that it names, when it is left out for the host's sake. */
  host?: string;
  /**
   * `element`: none of its kind is shown. `url`: where it leads, or comes from, may not be led to or fetched from.
   * `nesting`: the text is nested deeper than anybody writes, or so that it reads differently each time.
   */
  because: 'element' | 'url' | 'nesting';
  /** What replaces it. */
  replacedBy: 'none' | 'its text';
}

/** Losses that are remembered of one text. */
const maxLosses = 20;

/** Adds a loss, unless the text has lost the same already. */
export function addLoss(losses: HtmlLoss[], loss: HtmlLoss): void {
  const same = losses.some(({ element, host }) => element === loss.element && host === loss.host);
  if (!same && losses.length < maxLosses) losses.push(loss);
}

/** The host of a web address, for people to read; none for anything else. */
export function findHost(address: string | undefined): string | undefined {
  const url = URL.parse(address ?? '', 'https://here.invalid');
  const named = url !== null && /^https?:$/.test(url.protocol) && url.host !== 'here.invalid';
  return named ? url.host.slice(0, 100) : undefined;
}
