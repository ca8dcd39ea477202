// The same browser as the tests'. By its path from the workspace's folder, under which the boundaries allow it.
export { chromiumArguments, getChromiumPath } from '../../../tools/library/chromium.ts';
