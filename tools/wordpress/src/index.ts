export { logins } from './harness/installed-database.ts';
export {
  startWordPress,
  type WordPress,
  type WordPressOptions,
  type WordPressRequest,
  type WordPressResponse,
} from './harness/start-wordpress.ts';
export { pluginFolder } from './harness/cache-folder.ts';
