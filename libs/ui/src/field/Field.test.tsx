import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const look = { id: 'f', label: 'Your name' };

describe.each([
  ['a line of text', (more: object) => <TextField {...look} {...more} />],
  ['a text area', (more: object) => <TextArea {...look} {...more} />],
  ['a choice', (more: object) => <Select {...look} {...more} options={[{ label: 'One', value: '1' }]} />],
  ['a box to tick', (more: object) => <Checkbox {...look} {...more} />],
])('%s', (_what, field) => {
  it('has a label of its own', () => {
    expect(renderToStaticMarkup(field({}))).toMatch(/<label [^>]*for="f">.*Your name/);
  });

  it('names what helps and what is wrong as its description', () => {
    const html = renderToStaticMarkup(field({ hint: 'As on your passport', error: 'Your name is required' }));
    expect(html).toContain('aria-invalid="true" aria-describedby="f-hint f-error"');
    expect(html).toContain('id="f-hint"');
    expect(html).toMatch(/id="f-error"[^>]*><svg.*<\/svg>Your name is required</);
  });

  it('says nothing of errors while there are none', () => {
    expect(renderToStaticMarkup(field({ error: '' }))).not.toMatch(/aria-|wrong/);
  });

  it('says when it may stay empty, and has no style attribute', () => {
    const html = renderToStaticMarkup(field({ mark: 'optional' }));
    expect(html).toContain('(optional)');
    expect(html).not.toContain('style=');
  });
});

it('a choice begins with none, unless its options contain that', () => {
  const choice = (value: string) =>
    renderToStaticMarkup(<Select {...look} placeholder="Choose" options={[{ label: 'One', value }]} />);
  expect(choice('1')).toContain('<option value="">Choose</option>');
  expect(choice('')).not.toContain('Choose');
});

it('the summary of errors leads to each field, and is not there without errors', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary title="Look again" errors={[{ id: 'f', message: 'Empty' }]} />,
  );
  expect(html).toContain('<a href="#f">Empty</a>');
  expect(html).toContain('tabindex="-1"');
  expect(renderToStaticMarkup(<ErrorSummary title="Look again" errors={[]} />)).toBe('');
});
