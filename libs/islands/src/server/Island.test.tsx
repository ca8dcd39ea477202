import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Island } from './Island.tsx';

const countAtom = atom(0);

function Counter({ label }: { label: string }) {
  const id = useId();
  return (
    <label id={id}>
      {label} {useAtomValue(countAtom)}
    </label>
  );
}

function Greedy({ label }: { label: string }) {
  useSetAtom(countAtom)((count) => count + 1);
  return <Counter label={label} />;
}

function Page({ labels }: { labels: string[] }) {
  const before = useId();
  return (
    <main id={before}>
      {labels.map((label, index) => (
        <Island
          key={index}
          name="counter"
          wake={['interaction', 'reason:cart']}
          component={Counter}
          props={{ label }}
        />
      ))}
      <After />
    </main>
  );
}

const After = () => <p id={useId()}>after</p>;

/** Reads an attribute like a browser, with the entities that React writes. */
function attribute(html: string, name: string): string {
  const escaped = new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';
  const entities: Record<string, string> = {
    '&quot;': '"',
    '&#x27;': "'",
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
  };
  return escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

describe('<Island>', () => {
  it('renders the same bytes every time', () => {
    const render = () => renderToString(<Page labels={['a', 'b']} />);
    const first = render();
    expect(render()).toBe(first);
    expect(render()).toBe(first);
  });

  it('has its name, wake conditions and props as attributes, and no style', () => {
    const html = renderToString(
      <Island
        name="counter"
        wake={['visible', 'reason:cart']}
        component={Counter}
        props={{ label: 'x' }}
        className="c"
      />,
    );
    expect(html).toMatch(
      /^<div class="c" data-island="counter" data-wake="visible reason:cart" data-prefix="[^"]+"/,
    );
    expect(attribute(html, 'data-props')).toBe('{"label":"x"}');
    expect(html).not.toContain('style');
  });

  it('starts its component’s IDs with a prefix that no other island has', () => {
    const html = renderToString(<Page labels={['a', 'b']} />);
    const prefixes = [...html.matchAll(/data-prefix="([^"]+)"/g)].map((match) => match[1] ?? '');
    const ids = [...html.matchAll(/<label id="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(new Set(prefixes).size).toBe(2);
    expect(new Set(ids).size).toBe(2);
    ids.forEach((id, index) => expect(id).toContain(prefixes[index]));
  });

  it('does not change the IDs of the page around it', () => {
    const findIds = (html: string) =>
      [...html.matchAll(/<(?:main|p) id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(findIds(renderToString(<Page labels={['a']} />))).size).toBe(2);
    expect(findIds(renderToString(<Page labels={['a']} />))).toEqual(
      findIds(renderToString(<Page labels={['b']} />)),
    );
  });

  it.each([
    `"><script>alert(1)</script>`,
    `' onmouseover='alert(1)`,
    `&quot; &#34; &lt;b&gt;`,
    `</div><img src=x onerror=alert(1)>`,
    `\u2028\u2029\u0000\u0007\r\n\t`,
    `\ud800 lone surrogate`,
    '`${alert(1)}` \\" \\\\',
    `<!-- --> ]]> {{7*7}}`,
  ])('keeps the hostile prop %j unchanged and inert', (label) => {
    const html = renderToString(<Island name="counter" wake={[]} component={Counter} props={{ label }} />);
    expect(JSON.parse(attribute(html, 'data-props'))).toEqual({ label });
    expect(html).not.toMatch(/<(?:script|img)|<!-- -->\s*\]\]>|data-props="[^"]*[<>]/);
  });

  it('renders with the props that the browser will parse', () => {
    const Keys = (props: { note?: string | undefined }) => <p>{Object.keys(props).join()}</p>;
    const html = renderToString(
      <Island name="keys" wake={[]} component={Keys} props={{ note: undefined }} />,
    );
    expect(html).toContain('<p></p>');
  });

  it.each([
    ['a function', () => 1],
    ['an element', <p key="p" />],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a number without JSON', Number.NaN],
  ])('rejects %s in props, which JSON would lose or change', (_what, value) => {
    const island = <Island name="counter" wake={[]} component={() => null} props={{ nested: { value } }} />;
    expect(() => renderToString(island)).toThrow(
      /^\[GUILDHALL_ISLANDS_PROP\] Island "counter": the prop ".+" cannot be sent as JSON\./,
    );
  });

  it('starts every render with a new store', () => {
    const html = renderToString(
      <>
        <Island name="greedy" wake={[]} component={Greedy} props={{ label: 'x' }} />
        <Island name="counter" wake={[]} component={Counter} props={{ label: 'y' }} />
      </>,
    );
    expect(html).toMatch(/x<!-- --> <!-- -->1/);
    expect(html).toMatch(/y<!-- --> <!-- -->0/);
  });

  it('throws its component’s error, and the next render succeeds', () => {
    const Broken = () => {
      throw new Error('broken');
    };
    expect(() => renderToString(<Island name="broken" wake={[]} component={Broken} props={{}} />)).toThrow(
      'broken',
    );
    expect(renderToString(<Page labels={['a']} />)).toContain('after');
  });

  it('throws inside another island', () => {
    const Outer = () => <Island name="inner" wake={[]} component={Counter} props={{ label: 'x' }} />;
    const island = <Island name="outer" wake={[]} component={Outer} props={{}} />;
    expect(() => renderToString(island)).toThrow(
      'Island "inner" is inside island "outer". Use its component there, without <Island>.',
    );
  });
});
