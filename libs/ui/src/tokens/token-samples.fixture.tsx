import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type RefObject,
} from 'react';
import { computeDrawnContrast } from './drawn-contrast.fixture.ts';
import type { ColourToken, Ground } from './token-names.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--gh-space-s)',
  paddingBlock: 'var(--gh-space-2xs)',
};
const small = { fontSize: 'var(--gh-text-small)' };

const copyStyle: CSSProperties = {
  ...small,
  padding: 'var(--gh-space-3xs) 0',
  fontFamily: 'monospace',
  color: 'inherit',
  background: 'none',
  border: 'none',
  borderBlockEnd: '1px dotted',
  cursor: 'copy',
  textAlign: 'start',
};

/** A text that is copied when it is pressed. */
function CopyButton({ text }: { text: string }): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button
      type="button"
      title="Copy"
      style={copyStyle}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? 'Copied' : text}
    </button>
  );
}

/** Name and present value of a token, both to copy. */
function TokenName({ token, value }: { token: string; value: string | undefined }): ReactElement {
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', columnGap: 'var(--gh-space-s)', flex: '0 1 24rem' }}>
      <CopyButton text={`var(--gh-${token})`} />
      {value !== undefined && <CopyButton text={value} />}
    </span>
  );
}

/** Measures a sample when it is drawn, and again when the theme changes. */
function useMeasured<Value>(measure: (style: CSSStyleDeclaration) => Value, theme?: unknown) {
  const sample = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState<Value>();
  const latest = useRef(measure);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (sample.current) setMeasured(latest.current(getComputedStyle(sample.current)));
    });
    return () => cancelAnimationFrame(frame);
  }, [theme]);
  return { sample, measured };
}

/** Formats a computed colour as designers write it: `#f7f2e9` */
const toHex = (colour: string): string =>
  colour.startsWith('rgb(')
    ? `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    : colour;

interface ColourSampleProps {
  token: ColourToken;
  against: ColourToken;
  /** The page's theme: a change triggers a new measurement. */
  theme: unknown;
}

export function ColourSample({ token, against, theme }: ColourSampleProps): ReactElement {
  const { sample, measured } = useMeasured(
    ({ backgroundColor, outlineColor }) => ({
      value: toHex(backgroundColor),
      contrast: backgroundColor.startsWith('rgba')
        ? '–'
        : computeDrawnContrast(backgroundColor, outlineColor).toFixed(1),
    }),
    theme,
  );
  return (
    <li style={line}>
      <span
        ref={sample}
        style={{
          flex: 'none',
          inlineSize: '4rem',
          blockSize: '2.75rem',
          background: `var(--gh-${token})`,
          outline: `2px solid var(--gh-${against})`,
          boxShadow: '0 0 0 1px var(--gh-rule-strong)',
        }}
      />
      <TokenName token={token} value={measured?.value} />
      <span style={small}>
        {measured?.contrast} : 1 against {against}
      </span>
    </li>
  );
}

export function TypeSample({ token }: { token: string }): ReactElement {
  const { sample, measured } = useMeasured(({ fontSize }) => fontSize);
  return (
    <li style={{ paddingBlock: 'var(--gh-space-xs)', borderBlockEnd: '1px solid var(--gh-rule)' }}>
      <TokenName token={token} value={measured} />
      <div
        ref={sample as RefObject<HTMLDivElement>}
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
  const { sample, measured } = useMeasured(({ inlineSize }) => inlineSize);
  return (
    <li style={line}>
      <TokenName token={token} value={measured} />
      <span
        ref={sample}
        style={{
          flex: 'none',
          inlineSize: `var(--gh-${token})`,
          blockSize: '1.25rem',
          background: 'var(--gh-accent)',
        }}
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
