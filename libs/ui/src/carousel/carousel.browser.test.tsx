import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/tokens.css';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselRow } from './CarouselRow.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const titles = ['Steps', 'Railing', 'Bench'];

const carousel = (count = 3, dir = 'ltr') => (
  <div dir={dir}>
    <CarouselRow id="tour" label="The harbour">
      {titles.slice(0, count).map((title) => (
        <p key={title} data-slide-title="">
          {title}
        </p>
      ))}
    </CarouselRow>
    <CarouselControls rowId="tour" />
  </div>
);

function open(node = carousel(), html?: string) {
  // Scrolls instantly, so that no test has to wait.
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, options) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
  });
  const place = document.body.appendChild(document.createElement('main'));
  if (html) place.innerHTML = html;
  act(() => {
    root = html ? hydrateRoot(place, node) : createRoot(place);
    if (!html) root.render(node);
  });
  const row = document.getElementById('tour') as HTMLElement;
  const shown = () => {
    const box = row.getBoundingClientRect();
    return [...row.children]
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1;
      })
      .map(({ textContent }) => textContent);
  };
  const press = (name: string) => act(async () => userEvent.click(page.getByRole('button', { name })));
  const keys = (text: string) => act(async () => userEvent.keyboard(text));
  const announcement = () => place.querySelector('[role=status]')?.textContent;
  return { row, shown, press, keys, announcement };
}

describe('a carousel', () => {
  it('moves forward and back, and wraps around at both ends [4.4.1]', async () => {
    const { shown, press } = open();
    expect(shown()).toEqual(['Steps']);
    await press('Previous picture');
    expect(shown()).toEqual(['Bench']);
    await press('Next picture');
    expect(shown()).toEqual(['Steps']);
    await press('Next picture');
    expect(shown()).toEqual(['Railing']);
    await press('Previous picture');
    expect(shown()).toEqual(['Steps']);
  });

  it('continues from the slide that the visitor swiped to', async () => {
    const { row, shown, press } = open();
    await press('Next picture');
    row.dispatchEvent(new Event('touchstart'));
    row.scrollLeft = row.scrollWidth;
    await press('Next picture');
    expect(shown()).toEqual(['Steps']);
  });

  it('counts every press while the row is still scrolling', async () => {
    const { press, announcement } = open();
    vi.mocked(Element.prototype.scrollTo).mockImplementation(() => undefined);
    await press('Next picture');
    await press('Next picture');
    expect(announcement()).toBe('3 of 3: Bench');
  });

  it('announces the position only after the visitor has moved it', async () => {
    const { row, press, announcement } = open();
    row.scrollLeft = row.scrollWidth;
    expect(announcement()).toBe('');
    await press('Next picture');
    expect(announcement()).toBe('1 of 3: Steps');
  });

  it('responds to the arrow keys, Home and End while it has the focus', async () => {
    const { row, shown, keys, announcement } = open();
    row.focus();
    await keys('{ArrowRight}');
    expect(shown()).toEqual(['Railing']);
    await keys('{End}');
    expect(shown()).toEqual(['Bench']);
    await keys('{ArrowRight}');
    expect(shown()).toEqual(['Steps']);
    await keys('{ArrowLeft}{Home}');
    expect(announcement()).toBe('1 of 3: Steps');
  });

  it('runs from right to left in right-to-left languages', async () => {
    const { row, shown, keys, press } = open(carousel(3, 'rtl'));
    row.focus();
    await keys('{ArrowLeft}');
    expect(shown()).toEqual(['Railing']);
    await press('Next picture');
    expect(shown()).toEqual(['Bench']);
    await keys('{ArrowLeft}');
    expect(shown()).toEqual(['Steps']);
  });

  it('is not a tab stop when there is nothing to scroll', () => {
    expect(open(carousel(1)).row.tabIndex).toBe(-1);
  });

  it('hydrates the server’s HTML without errors', async () => {
    const consoleError = vi.spyOn(console, 'error');
    const { press, shown } = open(carousel(), renderToString(carousel()));
    await press('Next picture');
    expect(shown()).toEqual(['Railing']);
    expect(consoleError).not.toHaveBeenCalled();
  });
});
