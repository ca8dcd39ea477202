// Runs under the condition `react-server`: renders the pages of the example of Next as React's server for components
// does, and prints what would be sent, and what could not be. The code of that server is not installed here: it also has
// the code for server functions, which the lockfile does not allow.
import * as React from 'react';
import Layout from './next-example/built/layout.js';

const clientReference = Symbol.for('react.client.reference');
// Hooks that React has on that server.
React.__SERVER_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H = {
  useId: () => 'an-id',
  useMemo: (create) => create(),
  useCallback: (callback) => callback,
  useDebugValue: () => undefined,
};

const isReference = (value) => typeof value === 'function' && value.$$typeof === clientReference;
const isElement = (value) => React.isValidElement(value);

/** Returns what is sent of a node: texts, names of client components, and their props. */
async function render(node) {
  const value = await node;
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (Array.isArray(value)) return (await Promise.all(value.map(render))).join(' ');
  if (!isElement(value)) return send(value, 'a child');
  const { type, props } = value;
  if (isReference(type)) return `<${type.$$name}> ${await sendProps(type.$$name, props)}`;
  if (typeof type === 'function') return render(type(props));
  return sendProps(String(type), props);
}

async function sendProps(owner, props) {
  const sent = Object.entries(props).map(([name, value]) => send(value, `${owner}'s ${name}`));
  return (await Promise.all(sent)).join(' ');
}

/** Sends the value of a prop: data, elements and client components, but no functions. */
async function send(value, place) {
  if (isReference(value)) return `<${value.$$name}>`;
  if (typeof value === 'function') throw new Error(`${place} is a function`);
  if (isElement(value)) return render(value);
  if (Array.isArray(value)) return (await Promise.all(value.map((item) => send(item, place)))).join(' ');
  if (typeof value === 'object' && value !== null) return sendProps(place, value);
  return String(value ?? '');
}

const rendered = {};
for (const [name, params] of Object.entries(JSON.parse(process.argv[2]))) {
  const { default: Page } = await import(`./next-example/built/${name}.js`);
  const page = React.createElement(Page, { params: Promise.resolve(params) });
  rendered[name] = await render(React.createElement(Layout, null, page)).then(
    (sent) => ({ sent, faults: [] }),
    (error) => ({ sent: '', faults: [String(error)] }),
  );
}
process.stdout.write(JSON.stringify(rendered));
