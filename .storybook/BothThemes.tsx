import { useEffect, useRef } from 'react';
import { switches } from './switches.ts';

interface BothThemesProps {
  id: string;
  /** Those that a designer has changed in the controls. */
  args: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** The window of a story, with what is used here of what Storybook puts into it. */
interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: {
    ready: () => Promise<void>;
    onUpdateArgs: (change: { storyId: string; updatedArgs: Record<string, unknown> }) => Promise<void>;
  };
}

/** A story in two windows, light beside dark: each has its own width, which styles and islands ask for. */
export function BothThemes(story: BothThemesProps) {
  return (
    <div className="both-themes">
      <StoryFrame {...story} theme="light" />
      <StoryFrame {...story} theme="dark" />
    </div>
  );
}

function StoryFrame({ id, args, globals, theme }: BothThemesProps & { theme: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const update = async () => {
    const { __STORYBOOK_PREVIEW__: preview } = (frame.current?.contentWindow ?? {}) as StoryWindow;
    await preview?.ready();
    if (Object.keys(args).length > 0) await preview?.onUpdateArgs({ storyId: id, updatedArgs: args });
  };
  useEffect(() => void update());
  const chosen = Object.entries({ ...globals, theme }).filter(([name]) => name in switches);
  const list = chosen.map(([name, value]) => `${name}:${String(value)}`).join(';');
  const url = new URLSearchParams({ id, viewMode: 'story', globals: list });
  return <iframe ref={frame} title={theme} src={`iframe.html?${url}`} onLoad={() => void update()} />;
}
