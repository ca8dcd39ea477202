import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleLink } from '../chrome/chrome.fixture.ts';
import { errorOfErrorPage } from './error-of-error-page.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GatePage } from './GatePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';

const pages: Record<string, ReactElement> = {
  'not found': <NotFoundPage />,
  error: <ErrorPage />,
  unavailable: <UnavailablePage />,
  gate: <GatePage title="Notes" />,
};

/** What is read, in the order it is read in; drawings are not. */
function wordsOf(page: ReactElement): string {
  const spoken = renderToStaticMarkup(page).replace(/<div [^>]*aria-hidden="true">.*$/s, '');
  return spoken
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it.each(Object.entries(pages))(
  'the page %s has one heading and carries no style attribute',
  (_name, page) => {
    const html = renderToStaticMarkup(page);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style=|<script/);
  },
);

describe('a page that was not found', () => {
  it('says so, and where to go [2.1.2]', () => {
    expect(wordsOf(<NotFoundPage />)).toMatch(
      /^Page not found This page could not be found .* Go to the front page$/,
    );
  });

  it('shows the first of the site’s own ways, where it has any [2.1.6]', () => {
    const html = renderToStaticMarkup(<NotFoundPage way={exampleLink('Read the news', '/stories')} />);
    expect(html).toMatch(/href="\/stories"[^>]*><span[^>]*>Read the news/);
    expect(renderToStaticMarkup(<NotFoundPage />).match(/<a /g)).toHaveLength(1);
  });
});

describe('an error', () => {
  it('says that it was ours, and offers the same page again [8.1.1]', () => {
    expect(wordsOf(<ErrorPage />)).toMatch(/^An error occurred .* Try again Go to the front page$/);
    expect(renderToStaticMarkup(<ErrorPage />)).toContain('href="">Try again</a>');
  });

  it('while showing the error page has a page that needs nothing [8.1.1]', () => {
    const html = errorOfErrorPage();
    expect(html).toContain('<h1>An error occurred while showing the error page</h1>');
    expect(html).toContain('<a href="/">Go back to home</a>');
    expect(html).not.toMatch(/<link|<script|style/);
  });
});

it('says of a page that cannot be fetched that it will be tried again [8.2.2]', () => {
  expect(wordsOf(<UnavailablePage />)).toMatch(
    /^An error occurred This page cannot be fetched right now\. We keep trying/,
  );
});

it('shows at the gate what the page is called, and both ways in [4.2.2]', () => {
  const html = renderToStaticMarkup(
    <GatePage title="The harbour papers" membershipLink={exampleLink('Become a member', '/join-us')} />,
  );
  expect(wordsOf(<GatePage title="The harbour papers" />)).toMatch(/^For members The harbour papers /);
  expect(html).toContain('href="/login">Log in</a>');
  expect(html).toContain('href="/join-us">Become a member</a>');
});

it('sends nobody at the gate to a page that the site does not have [2.1.6]', () => {
  const html = renderToStaticMarkup(<GatePage title="The harbour papers" />);
  expect(html.match(/<a [^>]*href="[^"]*"/g)).toHaveLength(1);
  expect(html).toContain('href="/login"');
  expect(html).not.toContain('not a member yet');
});
