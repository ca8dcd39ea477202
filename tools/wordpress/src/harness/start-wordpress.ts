import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHPRequestHandler, type PHPRequest } from '@php-wasm/universal';
import { provideBlockFiles } from '../generate/provide-block-files.ts';
import { pluginFolder } from './cache-folder.ts';
import { createPhp, documentRoot } from './create-php.ts';
import { provideInstalledDatabase } from './installed-database.ts';
import { openServer, type ReadElsewhere } from './serve.ts';
import { quote, writeSiteFolder } from './site-folder.ts';
import { createTurns } from './turns.ts';
import { provideWordPressFiles } from './wordpress-files.ts';

export interface WordPressOptions {
  /**
   * Serves over HTTP, on any free port.
   * @default false
   */
  serve?: boolean;
  /**
   * The port to serve on.
   * @default any free one
   */
  port?: number;
  /**
   * Answers requests for files that this WordPress has not.
   * @default PHP answers them
   */
  readElsewhere?: ReadElsewhere;
  /**
   * A folder of this machine that is kept, with its database.
   * @default a temporary one
   */
  keptIn?: string;
  /** PHP constants, such as secrets. */
  constants?: Readonly<Record<string, string | number | boolean>>;
  /**
   * Folders of plug-ins by name. All are activated.
   * @default the plug-in of this repository
   */
  plugins?: Readonly<Record<string, string>>;
  /**
   * File of an installed database, which is copied.
   * @default a new WordPress
   */
  database?: string;
}

export interface WordPressRequest {
  /** @default 'GET' */
  method?: NonNullable<PHPRequest['method']>;
  headers?: Readonly<Record<string, string>>;
  body?: PHPRequest['body'];
}

export interface WordPressResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A running WordPress. Requests are answered one after another. */
export interface WordPress {
  /** Its own address, without a trailing slash. */
  origin: string;
  /** Its folder on this machine, which is deleted at the end unless it is kept. */
  folder: string;
  request: (path: string, request?: WordPressRequest) => Promise<WordPressResponse>;
  /**
   * Runs PHP inside WordPress, as one request, and returns its output.
   *
   * @throws Error with PHP's message
   */
  run: (code: string) => Promise<string>;
  /** Runs PHP inside WordPress, and returns what its `return` statement gave, as JSON. */
  evaluate: (code: string) => Promise<unknown>;
  /** PHP's warnings and errors so far. */
  errors: () => Promise<string>;
  stop: () => Promise<void>;
}

const plainOrigin = 'https://wordpress.example';

/** Starts a WordPress with the plug-in in a temporary folder. A second start is quick: the installed database is kept. */
export async function startWordPress(options: WordPressOptions = {}): Promise<WordPress> {
  const { serve = false, constants = {}, plugins = { guildhall: pluginFolder } } = options;
  const { port, readElsewhere, keptIn } = options;
  await provideBlockFiles();
  const files = await provideWordPressFiles();
  const database = options.database ?? (await provideInstalledDatabase(files));
  const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'guildhall-wordpress-')));
  const server = serve ? await openServer({ port, readElsewhere }) : undefined;
  const origin = server?.origin ?? plainOrigin;
  await writeSiteFolder({ folder, origin, database, plugins: Object.keys(plugins), constants });
  const php = await createPhp({ files, folder, plugins });
  const handler = new PHPRequestHandler({
    php,
    documentRoot,
    absoluteUrl: origin,
    cookieStore: false,
    getFileNotFoundAction: () => ({ type: 'internal-redirect', uri: '/index.php' }),
  });
  const inTurn = createTurns();
  const respond = (given: PHPRequest) => inTurn(() => handler.request(given));
  server?.connect(respond, listStaticFolders(files.core, folder, plugins));
  const errors = () => readFile(join(folder, 'errors.log'), 'utf8').catch(() => '');

  async function run(code: string): Promise<string> {
    const whole = `<?php $_SERVER['HTTP_HOST'] = ${quote(new URL(origin).host)}; require '${documentRoot}/wp-load.php';\n${code}`;
    try {
      return (await inTurn(() => php.run({ code: whole }))).text;
    } catch (error) {
      const last = (await errors()).trim().split('\n').slice(-5).join('\n');
      throw new Error(`PHP failed:\n${last}`, { cause: error });
    }
  }

  const wordPress: WordPress = {
    origin,
    folder,
    async request(path, { method = 'GET', headers = {}, body } = {}) {
      const given = { method, url: path, headers: { ...headers }, ...(body !== undefined && { body }) };
      const { httpStatusCode, headers: sent, text } = await respond(given);
      const flat = Object.entries(sent).map(([name, values]) => [name.toLowerCase(), values.join(', ')]);
      return { status: httpStatusCode, headers: Object.fromEntries(flat), body: text };
    },
    run,
    evaluate: async (code) =>
      JSON.parse(await run(`echo wp_json_encode( ( function () {\n${code}\n} )() );`)),
    errors,
    async stop() {
      await server?.close();
      php.exit();
      if (keptIn === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
  await activate(wordPress, Object.keys(plugins));
  return wordPress;
}

/** Folders whose files need no PHP. */
function listStaticFolders(core: string, folder: string, plugins: Readonly<Record<string, string>>) {
  const own = Object.entries(plugins).map(([name, path]) => [`/wp-content/plugins/${name}/`, path]);
  return {
    ...Object.fromEntries(own),
    '/wp-includes/': join(core, 'wp-includes'),
    '/wp-admin/': join(core, 'wp-admin'),
    '/wp-content/uploads/': join(folder, 'wp-content/uploads'),
  };
}

/** @throws Error if a plug-in does not start */
async function activate({ run }: WordPress, plugins: readonly string[]): Promise<void> {
  for (const name of plugins) {
    const text = await run(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
      $result = activate_plugin( ${quote(`${name}/${name}.php`)} );
      echo is_wp_error( $result ) ? $result->get_error_message() : 'active';`);
    if (text !== 'active') throw new Error(`The plug-in ${name} could not be activated: ${text}`);
  }
}
