import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { switchesAtFirst } from './switches.ts';

type Globals = Record<string, unknown>;

/** A Docs page in the theme that the toolbar says, as its stories are. */
function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => readTheme());
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = ({ globals }: { globals: Globals }) => setTheme(globals['theme']);
    channel.on(GLOBALS_UPDATED, listen);
    return () => channel.off(GLOBALS_UPDATED, listen);
  }, []);
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

/** The first theme is in the page's URL: `globals=theme:dark;site:kit` */
function readTheme(): unknown {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /(?:^|;)theme:([\w+ ]+)/.exec(globals)?.[1] ?? switchesAtFirst.theme;
}

const preview: Preview = { parameters: { docs: { container: ThemedDocs } } };

export const { parameters } = preview;
