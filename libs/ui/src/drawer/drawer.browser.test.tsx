import { act, StrictMode, useCallback, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from './Drawer.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

function Page({ onCloseSpy, kind }: { onCloseSpy: () => void; kind: 'drawer' | 'dialog' }): ReactNode {
  const [open, setOpen] = useState(false);
  const close = () => {
    onCloseSpy();
    setOpen(false);
  };
  const inside = <a href="#one">One</a>;
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {kind === 'drawer' ? (
        <Drawer open={open} onClose={close} title="Your cart" foot={<button>Last</button>}>
          {inside}
        </Drawer>
      ) : (
        <Dialog open={open} onClose={close} title="Your cart">
          {inside}
        </Dialog>
      )}
    </>
  );
}

async function show(kind: 'drawer' | 'dialog' = 'drawer') {
  const onCloseSpy = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root?.render(<Page onCloseSpy={onCloseSpy} kind={kind} />));
  const button = place.querySelector('button');
  const dialog = place.querySelector('dialog');
  if (!button || !dialog) throw new Error('There is no dialog');
  const press = (key: string) => act(async () => userEvent.keyboard(key));
  const open = async () => {
    button.focus();
    await act(async () => button.click());
  };
  return { onCloseSpy, button, dialog, open, press };
}

it.each(['drawer', 'dialog'] as const)('the %s has no content before it is opened', async (kind) => {
  const { dialog, open } = await show(kind);
  expect(dialog.querySelector('a')).toBeNull();
  await open();
  expect(dialog.querySelector('a')?.textContent).toBe('One');
  expect(dialog.matches(':modal')).toBe(true);
});

it('is named by its title', async () => {
  const { dialog } = await show();
  const named = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  expect(named?.textContent).toBe('Your cart');
});

it.each(['drawer', 'dialog'] as const)('the %s closes with Esc and returns the focus', async (kind) => {
  const { onCloseSpy, button, dialog, open, press } = await show(kind);
  await open();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await press('{Escape}');
  expect([onCloseSpy.mock.calls.length, dialog.open]).toEqual([1, false]);
  expect(document.activeElement).toBe(button);
});

it('begins at its close button, also in a low window, where everything scrolls together', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 256);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <Drawer open onClose={() => undefined} title="Your cart">
        <p style={{ blockSize: '40rem' }}>Lines</p>
      </Drawer>,
    ),
  );
  const panel = place.querySelector('dialog > div') as HTMLElement;
  expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
});

it('keeps the focus within itself', async () => {
  const { dialog, open, press, button } = await show();
  await open();
  for (let stop = 0; stop < 6; stop += 1) {
    await press('{Tab}');
    expect(document.activeElement).not.toBe(button);
    expect(dialog.contains(document.activeElement) || document.activeElement === document.body).toBe(true);
  }
});

describe('a drawer that the page’s HTML opens', () => {
  const opened = vi.fn();
  function Page(): ReactNode {
    const [open, setOpen] = useState(false);
    const onOpen = useCallback(() => {
      opened();
      setOpen(true);
    }, []);
    return (
      <>
        <button {...{ commandfor: 'drawer', command: 'show-modal' }}>Open</button>
        <button id="add" onClick={() => setOpen(true)}>
          Add
        </button>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          title="Your cart"
          shell={{ id: 'drawer', onOpen, waiting: <p>One moment</p> }}
        >
          <p>Lines</p>
        </Drawer>
      </>
    );
  }
  const part = (selector: string) => document.querySelector(selector) as HTMLElement;
  const dialog = () => part('dialog') as HTMLDialogElement;
  const hydrate = () =>
    act(async () => {
      root = hydrateRoot(part('div'), <Page />);
    });
  beforeEach(() => {
    opened.mockClear();
    document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  });

  it('opens and closes without React, and shows its placeholder', () => {
    part('button').click();
    expect([dialog().open, dialog().textContent]).toEqual([true, 'Your cartOne moment']);
    part('dialog button').click();
    expect(dialog().open).toBe(false);
  });

  it('is open with its content after hydration, and reports it', async () => {
    part('button').click();
    await hydrate();
    expect(opened).toHaveBeenCalled();
    expect([dialog().open, dialog().textContent]).toEqual([true, 'Your cartLines']);
  });

  it('closes at the first Esc, also before the browser has reported its opening', async () => {
    await hydrate();
    await act(async () => {
      const toggled = new Promise((resolve) => dialog().addEventListener('toggle', resolve, { once: true }));
      part('button').click();
      dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
      await toggled;
    });
    expect(dialog().open).toBe(false);
  });

  it('does not report an opening by state, which would undo an Esc that comes before the report', async () => {
    await hydrate();
    await act(async () => {
      const toggled = new Promise((resolve) => dialog().addEventListener('toggle', resolve, { once: true }));
      part('#add').click();
      await toggled;
    });
    expect(dialog().open).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    await act(async () => part('dialog button').click());
    await act(async () => {
      part('button').click();
      await new Promise((resolve) => dialog().addEventListener('toggle', resolve, { once: true }));
    });
    expect(opened).toHaveBeenCalledOnce();
  });

  it('reports a press after hydration, and closes by state', async () => {
    await hydrate();
    expect(opened).not.toHaveBeenCalled();
    await act(async () => {
      part('button').click();
      await new Promise((resolve) => dialog().addEventListener('toggle', resolve, { once: true }));
    });
    expect(dialog().textContent).toBe('Your cartLines');
    await act(async () => part('dialog button').click());
    expect(dialog().open).toBe(false);
  });
});

function point(on: Element, type: string) {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true }));
}

it('closes on a press on the background, but not on one that began inside', async () => {
  const { onCloseSpy, dialog, open } = await show();
  await open();
  const inside = dialog.querySelector('a');
  if (!inside) throw new Error('There is nothing inside');
  await act(async () => {
    point(inside, 'pointerdown');
    point(dialog, 'click');
  });
  expect(onCloseSpy).not.toHaveBeenCalled();
  await act(async () => {
    point(dialog, 'pointerdown');
    point(dialog, 'click');
  });
  expect([onCloseSpy.mock.calls.length, dialog.open]).toEqual([1, false]);
});

it('follows the browser when the browser closes it', async () => {
  const { onCloseSpy, dialog, open } = await show();
  await open();
  await act(async () => {
    dialog.close();
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  });
  expect(onCloseSpy).toHaveBeenCalledOnce();
  await open();
  expect(dialog.open).toBe(true);
});

it('stays open when it begins open in strict mode, where React opens, closes and opens it', async () => {
  const onClose = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const closed = new Promise((resolve) => place.addEventListener('close', resolve, { capture: true }));
  root = createRoot(place);
  const drawer = <Drawer {...{ open: true, onClose, title: 'Your cart', children: 'Lines' }} />;
  await act(async () => root?.render(<StrictMode>{drawer}</StrictMode>));
  await act(() => closed.then(() => undefined));
  expect([place.querySelector('dialog')?.open, onClose.mock.calls]).toEqual([true, []]);
});

it('keeps the page behind it from scrolling or shifting', async () => {
  const tall = document.body.appendChild(document.createElement('div'));
  tall.style.blockSize = '200vh';
  const { open, press, button } = await show();
  const place = button.getBoundingClientRect();
  const { width } = document.body.getBoundingClientRect();
  await open();
  expect(button.getBoundingClientRect()).toEqual(place);
  expect(document.body.getBoundingClientRect().width).toBe(width);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await press('{Escape}');
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});
