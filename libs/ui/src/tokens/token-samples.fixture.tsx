import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { computeDrawnContrast } from './drawn-contrast.fixture.ts';
import type { ColourToken, Ground } from './token-names.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--gh-space-s)',
  paddingBlock: 'var(--gh-space-2xs)',
};
const small = { fontSize: 'var(--gh-text-small)' };

interface ColourSampleProps {
  token: ColourToken;
  against: ColourToken;
  /** The page's theme: a change triggers a new measurement. */
  theme: unknown;
}

export function ColourSample({ token, against, theme }: ColourSampleProps): ReactElement {
  const swatch = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState<string>();
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!swatch.current) return;
      const { backgroundColor, outlineColor } = getComputedStyle(swatch.current);
      setMeasured(
        backgroundColor.startsWith('rgba')
          ? '–'
          : computeDrawnContrast(backgroundColor, outlineColor).toFixed(1),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [token, against, theme]);
  return (
    <li style={line}>
      <span
        ref={swatch}
        style={{
          flex: 'none',
          inlineSize: '4rem',
          blockSize: '2.75rem',
          background: `var(--gh-${token})`,
          outline: `2px solid var(--gh-${against})`,
          boxShadow: '0 0 0 1px var(--gh-rule-strong)',
        }}
      />
      <code style={{ ...small, minInlineSize: '9rem' }}>--gh-{token}</code>
      <span style={small}>
        {measured} : 1 against {against}
      </span>
    </li>
  );
}

export function TypeSample({ token }: { token: string }): ReactElement {
  return (
    <li style={{ paddingBlock: 'var(--gh-space-xs)', borderBlockEnd: '1px solid var(--gh-rule)' }}>
      <code style={small}>--gh-{token}</code>
      <div
        style={{
          fontFamily: 'var(--gh-font-display)',
          fontSize: `var(--gh-${token})`,
          lineHeight: 'var(--gh-leading-title)',
        }}
      >
        Ask before you cross
      </div>
    </li>
  );
}

export function SpaceSample({ token }: { token: string }): ReactElement {
  return (
    <li style={line}>
      <code style={{ ...small, inlineSize: '9rem' }}>--gh-{token}</code>
      <span
        style={{ inlineSize: `var(--gh-${token})`, blockSize: '1.25rem', background: 'var(--gh-accent)' }}
      />
    </li>
  );
}

export function GroundSample({ ground }: { ground: Ground }): ReactElement {
  return (
    <li data-ground={ground} style={{ padding: 'var(--gh-space-m)' }}>
      <code style={small}>data-ground=&quot;{ground}&quot;</code>
      <p style={{ fontFamily: 'var(--gh-font-display)', fontSize: 'var(--gh-text-2)', margin: 0 }}>
        Ask before you cross
      </p>
      <p style={{ color: 'var(--gh-text-quiet)', margin: 0 }}>
        Quiet text, and <a href="#ground">a link</a>.
      </p>
      <p style={{ margin: 0 }}>
        <b style={{ color: 'var(--gh-done)' }}>Done</b> <b style={{ color: 'var(--gh-wrong)' }}>Wrong</b>{' '}
        <b style={{ color: 'var(--gh-accent-text)' }}>Accent</b>
      </p>
    </li>
  );
}
