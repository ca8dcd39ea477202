import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

it('submits no form unless it is told to', () => {
  expect(renderToStaticMarkup(<Button>Close</Button>)).toContain('<button type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('<button type="submit"');
});

it('says its size and weight to the style sheet', () => {
  const html = renderToStaticMarkup(
    <Button size="large" variant="quiet">
      Go
    </Button>,
  );
  expect(html).toContain('data-size="large" data-variant="quiet"');
});

it('stays in the order of focus while it is busy', () => {
  const html = renderToStaticMarkup(<Button busy>Paying</Button>);
  expect(html).toContain('aria-disabled="true" aria-busy="true"');
  expect(html).not.toContain(' disabled');
});

it('leads where its address says', () => {
  const html = renderToStaticMarkup(<ButtonLink href="/membership">Become a member</ButtonLink>);
  expect(html).toMatch(/^<a class="\S+" data-size="normal" data-variant="primary" href="\/membership">/);
  expect(html).not.toContain('target');
});

it('says that it opens a new tab, and lets that tab not reach back', () => {
  const html = renderToStaticMarkup(
    <ButtonLink href="/report" target="_blank">
      The report
    </ButtonLink>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain(' (opens in a new tab)');
});

it('does nothing when pressed while it is busy, not even submit', () => {
  let prevented = 0;
  let pressed = 0;
  const { props } = Button({ busy: true, type: 'submit', onClick: () => (pressed += 1) }) as ReactElement<{
    onClick: (event: { preventDefault: () => void }) => void;
  }>;
  props.onClick({ preventDefault: () => (prevented += 1) });
  expect([pressed, prevented]).toEqual([0, 1]);
});
