import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const look = { id: 'f', label: 'Your name' };

describe.each([
  ['a text field', (more: object) => <TextField {...look} {...more} />],
  ['a text area', (more: object) => <TextArea {...look} {...more} />],
  ['a select', (more: object) => <Select {...look} {...more} options={[{ label: 'One', value: '1' }]} />],
  ['a checkbox', (more: object) => <Checkbox {...look} {...more} />],
])('%s', (_what, field) => {
  it('has its own label', () => {
    expect(renderToStaticMarkup(field({}))).toMatch(/<label [^>]*for="f">.*Your name/);
  });

  it('is described by its hint and its error', () => {
    const html = renderToStaticMarkup(field({ hint: 'As on your passport', error: 'Your name is required' }));
    expect(html).toContain('aria-invalid="true" aria-describedby="f-hint f-error"');
    expect(html).toContain('id="f-hint"');
    expect(html).toMatch(/id="f-error"[^>]*><svg.*<\/svg>Your name is required</);
  });

  it('says that it is required, without the attribute that makes an empty field invalid from the start', () => {
    const html = renderToStaticMarkup(field({ required: true }));
    expect(html).toContain('aria-required="true"');
    expect(html).not.toMatch(/\srequired/);
  });

  it('says its error as a live region only where no move of the focus says it', () => {
    expect(renderToStaticMarkup(field({ error: 'Wrong' }))).not.toContain('role=');
    expect(renderToStaticMarkup(field({ error: 'Wrong', errorAlert: 1 }))).toContain(
      '<div role="alert"></div>',
    );
  });

  it('does not mention errors when there are none', () => {
    expect(renderToStaticMarkup(field({ error: '' }))).not.toMatch(/aria-|wrong/);
  });

  it('says when it is optional, and has no style attribute', () => {
    const html = renderToStaticMarkup(field({ mark: 'optional' }));
    expect(html).toContain('(optional)');
    expect(html).not.toContain('style=');
  });
});

it('a select starts with an empty option, unless its options have one', () => {
  const choice = (value: string) =>
    renderToStaticMarkup(<Select {...look} placeholder="Choose" options={[{ label: 'One', value }]} />);
  expect(choice('1')).toContain('<option value="">Choose</option>');
  expect(choice('')).not.toContain('Choose');
});

it('the error summary links to each field, and is absent without errors', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary title="There is a problem" errors={[{ id: 'f', message: 'Empty' }]} />,
  );
  expect(html).toContain('<a href="#f">Empty</a>');
  expect(html).toContain('tabindex="-1"');
  expect(renderToStaticMarkup(<ErrorSummary title="There is a problem" errors={[]} />)).toBe('');
});
