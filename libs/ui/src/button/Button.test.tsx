import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

it('does not submit a form by default', () => {
  expect(renderToStaticMarkup(<Button>Close</Button>)).toContain('<button type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('<button type="submit"');
});

it('passes its size and variant to the style sheet', () => {
  const html = renderToStaticMarkup(
    <Button size="large" variant="quiet">
      Go
    </Button>,
  );
  expect(html).toContain('data-size="large" data-variant="quiet"');
});

it('stays focusable while it is busy', () => {
  const html = renderToStaticMarkup(<Button busy>Paying</Button>);
  expect(html).toContain('aria-disabled="true" aria-busy="true"');
  expect(html).not.toContain(' disabled');
});

it('links to its URL', () => {
  const html = renderToStaticMarkup(<ButtonLink href="/membership">Become a member</ButtonLink>);
  expect(html).toMatch(/^<a class="\S+" data-size="normal" data-variant="primary" href="\/membership">/);
  expect(html).not.toContain('target');
});

it('announces that it opens a new tab, and gives that tab no access to this one', () => {
  const html = renderToStaticMarkup(
    <ButtonLink href="/report" target="_blank">
      The report
    </ButtonLink>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain(' (opens in a new tab)');
});

it('ignores presses while it is busy, and does not submit', () => {
  let prevented = 0;
  let pressed = 0;
  const { props } = Button({ busy: true, type: 'submit', onClick: () => (pressed += 1) }) as ReactElement<{
    onClick: (event: { preventDefault: () => void }) => void;
  }>;
  props.onClick({ preventDefault: () => (prevented += 1) });
  expect([pressed, prevented]).toEqual([0, 1]);
});
