import { librariesTagged } from './projects.mjs';
import { forbiddenImport } from './rules/forbidden-import.mjs';

const adapters = librariesTagged('layer:adapter').map((folder) => folder.replace('libs/', ''));

/** Imports that are allowed in some folders only, which are listed in `eslint.config.mjs`. */
export const doors = {
  'api-doors': forbiddenImport({
    source: new RegExp(`^@guildhall/(?:api(?:/.*)?|suppliers|${adapters.join('|')})$`),
    message: 'Holds the suppliers’ secrets: only the files of an organisation’s api may use it.',
  }),
  'islands-server-door': forbiddenImport({
    source: /^@guildhall\/islands\/server$/,
    message:
      'Only code that runs on the server (and tests) may use this door: it renders with react-dom/server.',
  }),
  'features-without-islands': forbiddenImport({
    source: /^@guildhall\/islands(\/|$)/,
    message:
      'Features are ordinary React components that work in any React app. The site makes islands of them, in libs/site/src/islands.',
  }),
  'no-node-in-browser-code': forbiddenImport({
    source: /^(node:|fastify$|@fastify\/|@guildhall\/upstream(\/|$))/,
    message: 'This code also runs in browsers, where this does not exist.',
  }),
  'no-default-store': forbiddenImport({
    source: /^jotai(\/|$)/,
    name: 'getDefaultStore',
    message: 'One store for all visitors of a server. Render under a Provider with a store of its own.',
  }),
};
