import { sanitizeHtml } from '@guildhall/safe-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UiTextsContext } from '../texts/ui-texts-context.ts';
import { RichText } from './RichText.tsx';

const policy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: [],
  frameHosts: [],
};
const render = (html: string) =>
  renderToStaticMarkup(<RichText html={sanitizeHtml(html, policy)} className="own" />);
const classesFor = (html: string) =>
  (/^<div class="([^"]*)"/.exec(render(html))?.[1] ?? '').replace(/_[0-9a-f]{6}/g, '');

it.each([
  ['<p>Words and <strong>weight</strong></p>', '_flow own'],
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', '_flow _tables own'],
  ['<details><summary>a</summary>b</details>', '_flow _details own'],
  ['<dl><dt>a</dt><dd>b</dd></dl>', '_flow _terms own'],
  ['<p>Press <kbd>Enter</kbd></p>', '_flow _terms own'],
  ['<p class="has-text-align-center">a</p>', '_flow _aligned own'],
  ['<p class="has-drop-cap">a</p>', '_flow _aligned own'],
  ['<h2 id="team">a</h2>', '_flow _anchors own'],
  ['<p>a <span style="color:#c00">b</span></p>', '_flow _inks own'],
  ['<ol style="list-style-type:lower-roman"><li>a</li></ol>', '_flow _lists own'],
  ['<ul style="list-style-type:circle"><li>a</li></ul>', '_flow _lists own'],
  ['<ol style="list-style-type:lower-alpha"><li>a</li></ol>', '_flow own'],
])('uses only the styles that its markup needs [2.4.36]: %s', (html, classes) => {
  expect(classesFor(html)).toBe(classes);
});

it('makes tables scroll on their own [2.4.36]', () => {
  expect(render('<table><tbody><tr><td>1</td></tr></tbody></table>')).toMatch(
    /<div class="_box_[0-9a-f]{6}" role="group" tabindex="0" aria-label="Table"><table>/,
  );
});

it('names a table without a caption in the language of the page', () => {
  const html = sanitizeHtml('<table><tbody><tr><td>1</td></tr></tbody></table>', policy);
  const texts = { newTab: '', table: 'Tabelle' };
  expect(
    renderToStaticMarkup(
      <UiTextsContext value={texts}>
        <RichText html={html} />
      </UiTextsContext>,
    ),
  ).toContain('aria-label="Tabelle"');
});
