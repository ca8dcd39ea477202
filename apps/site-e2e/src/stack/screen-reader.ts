import { type CDPSession, expect, type Page } from '@playwright/test';

/** More than the stops before any target of a journey. */
const maxStops = 120;

/**
 * A person who hears a page and presses keys. Nothing is found by selectors: names and roles come from the browser's own
 * accessibility tree, which lacks what the browser does not draw, and announcements from its live regions. Libraries that
 * imitate a screen reader compute both from the DOM.
 */
export interface ScreenReader {
  /** Opens a page and hears its title. */
  open(path: string): Promise<void>;
  /** Presses Tab, or another key, until this has the focus, as `button “Add to cart”`. */
  goTo(spoken: string, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Goes to a text field, and types into it. */
  fill(field: string, text: string): Promise<void>;
  /** Waits until this part of an announcement, of the focus or of the title has been heard since the last press. */
  hears(spoken: string): Promise<void>;
  /** Returns a line for each thing that was done or heard, but for waits, and the number of presses. */
  report(): string;
}

/** IDs in addresses and passwords of people are new in each run. */
const id = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The start of a line about a polite live region. */
const status = '    status ';

/** A line about a wait. It is said after a second: whether a step takes that long depends on the machine. */
const wait = /^ {4}status “[^”]*…”$/;

/** Dates, as English texts write them, depend on the day of the run. */
const date = /\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g;

/** Listens to a page. Call it before the first page is opened. */
export async function listenTo(page: Page): Promise<ScreenReader> {
  const lines: string[] = [];
  let unheard: string[] = [];
  let presses = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const hear = (line: string) => {
    lines.push(`    ${line}`);
    unheard.push(line);
  };

  let focused: Focus | undefined;
  let isLeaving = false;
  await page.exposeBinding('announce', (_source, text: string) => {
    if (text.startsWith('page “')) {
      focused = undefined;
      isLeaving = false;
    }
    hear(text);
  });
  await page.addInitScript(announceLiveRegions);
  page.on('request', (request) => {
    isLeaving ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });

  /** Hears what has the focus once the page is still, if it is not what was heard last; not what was typed. */
  async function hearFocus(): Promise<void> {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const focus = await readFocus(session);
    if (focus && (focus.element !== focused?.element || focus.said !== focused?.said)) hear(focus.spoken);
    focused = focus;
  }

  async function act(what: string, action: () => Promise<unknown>): Promise<void> {
    unheard = [];
    lines.push(what);
    await action();
  }

  async function goTo(spoken: string, key = 'Tab'): Promise<void> {
    unheard = [];
    const stops: string[] = [];
    while (stops.length < maxStops) {
      await page.keyboard.press(key);
      presses++;
      const focus = await readFocus(session);
      stops.push(focus?.spoken ?? 'nothing');
      if (!focus?.spoken.startsWith(spoken)) continue;
      focused = focus;
      lines.push(`${key} × ${stops.length}`);
      hear(focus.spoken);
      return;
    }
    throw new Error(`${key} does not lead to ${spoken}. It leads to:\n${[...new Set(stops)].join('\n')}`);
  }

  const type = (text: string) =>
    act(`type ${text}`, () => {
      presses += text.length;
      return page.keyboard.type(text);
    });

  return {
    open: (path) => act(`open ${new URL(path, 'https://site.example').pathname}`, () => page.goto(path)),
    goTo,
    press: (key) =>
      act(key, () => {
        presses++;
        return page.keyboard.press(key);
      }),
    type,
    async fill(field, text) {
      await goTo(`textbox “${field}`);
      await type(text);
    },
    async hears(spoken) {
      const isHeard = async () => {
        const focus = isLeaving ? undefined : await readFocus(session);
        return (
          [...unheard, ...(focus ? [focus.spoken] : [])].some((one) => one.includes(spoken)) && !isLeaving
        );
      };
      await expect
        .poll(isHeard)
        .toBe(true)
        .catch(() => {
          throw new Error(`“${spoken}” was not heard:\n${lines.join('\n')}`);
        });
      await hearFocus();
    },
    report: () =>
      `${sortStatuses(lines.filter((line) => !wait.test(line)))
        .join('\n')
        .replaceAll(id, '…')
        .replaceAll(date, '…')}\n\n${presses} presses\n`,
  };
}

/** Sorts statuses that follow each other: which of several live regions changes first is not promised. */
function sortStatuses(lines: readonly string[]): string[] {
  const groups: string[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (line.startsWith(status) && group?.[0]?.startsWith(status)) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => group.sort());
}

interface Focus {
  /** The browser's number of the element. */
  element: number | undefined;
  /** Its words without its value and its text, whose changes are not spoken again. */
  said: string;
  spoken: string;
}

/** States that are spoken after a name, in this order. */
const states = ['checked', 'pressed', 'selected', 'required', 'invalid', 'disabled'];
/** Roles of containers that are spoken with what has the focus. */
const containers = ['dialog', 'alertdialog', 'group', 'radiogroup'];

/** Reads an element, and what it is in, from the browser's accessibility tree. */
const readTree = (session: CDPSession, objectId: string) =>
  session.send('Accessibility.getAXNodeAndAncestors', { objectId });

type Node = Awaited<ReturnType<typeof readTree>>['nodes'][number];

/**
 * Reads what has the focus as a screen reader speaks it: role, name, value, states, description, and what it is in.
 * Nothing while a page is left.
 */
async function readFocus(session: CDPSession): Promise<Focus | undefined> {
  try {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const objectId = result.objectId ?? '';
    const { nodes } = await readTree(session, objectId);
    const [node, ...ancestors] = nodes;
    if (!node || node.ignored || node.role?.value === 'RootWebArea') return undefined;
    const text = node.name?.value ? '' : await readText(session, objectId);
    const value = String(node.value?.value ?? '');
    const spoken = describe(node, text, ancestors);
    return {
      element: node.backendDOMNodeId,
      said: describe(node, '', ancestors).join(', '),
      spoken: spoken.toSpliced(1, 0, ...(value ? [`“${value}”`] : [])).join(', '),
    };
  } catch {
    return undefined;
  }
}

/** Reads the text of an element without a name, which is read instead. */
async function readText(session: CDPSession, objectId: string): Promise<string> {
  const functionDeclaration = 'function () { return this.innerText ?? ""; }';
  const { result } = await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration });
  return String(result.value).replace(/\s+/g, ' ').trim();
}

function describe(node: Node, text: string, ancestors: readonly Node[]): string[] {
  const read = (name: string) =>
    node.properties?.find((property) => property.name === name)?.value.value as boolean | string | undefined;
  const name = (one: Node) => `${one.role?.value} “${one.name?.value || text}”`;
  const expanded = read('expanded');
  const description = String(node.description?.value ?? '');
  return [
    name(node),
    ...(expanded === undefined ? [] : [expanded ? 'expanded' : 'collapsed']),
    ...states.filter((state) => ![undefined, false, 'false'].includes(read(state))),
    ...(description ? [`“${description}”`] : []),
    ...ancestors
      .filter((one) => containers.includes(one.role?.value) && one.name?.value)
      .map((one) => `in ${name(one)}`),
  ];
}

/**
 * Runs in the page: tells the test what its live regions announce. A region speaks when its text changes while it can be
 * perceived: it is drawn, and no modal dialog covers it. A new region speaks only if it is an alert.
 */
function announceLiveRegions(): void {
  const regions =
    '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output';
  const spoken = new WeakMap<Element, string>();
  const isPerceived = (region: Element) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    return (
      region.checkVisibility({ visibilityProperty: true }) &&
      !region.closest('[aria-hidden=true], [inert], [aria-live=off]') &&
      (!dialog || dialog.contains(region))
    );
  };
  const read = (region: Element) => (region as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
  const announce = (text: string) =>
    (globalThis as unknown as { announce: (text: string) => void }).announce(text);
  function listen() {
    for (const region of document.querySelectorAll(regions)) {
      const isAlert = region.matches('[role=alert], [aria-live=assertive]');
      const before = spoken.get(region);
      if (!isPerceived(region)) {
        spoken.delete(region);
        continue;
      }
      const text = read(region);
      spoken.set(region, text);
      if (text === '' || text === before) continue;
      if (before === undefined && !isAlert) continue;
      announce(`${isAlert ? 'alert' : 'status'} “${text}”`);
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (window !== top) return;
    announce(`page “${document.title}”`);
    for (const region of document.querySelectorAll(regions))
      if (isPerceived(region)) spoken.set(region, read(region));
    new MutationObserver(listen).observe(document, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    });
  });
}
