import { exampleChrome } from '../chrome/chrome.fixture.tsx';
import { createRenderer } from './create-renderer.tsx';

/** Renders the pages of a site with plain drawings. */
export const exampleRenderer = createRenderer({ chrome: exampleChrome });
