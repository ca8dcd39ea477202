// For Node's `--import`: modules that begin with 'use client' become references to them, as bundlers of server components
// do. A server component that calls one, or that passes one a function, then fails as it would in an app.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const directive = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*(['"])use client\1/;

registerHooks({
  load(url, context, nextLoad) {
    if (!/^file:.*\.m?js$/.test(url)) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!directive.test(source)) return nextLoad(url, context);
    return { format: 'module', source: renderReferences(url, listExports(url, source)), shortCircuit: true };
  },
});

/**
 * @param {string} url
 * @param {string} source
 */
function listExports(url, source) {
  const { staticExports } = parseSync(url, source, { sourceType: 'module' }).module;
  return staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
}

/**
 * @param {string} url
 * @param {readonly string[]} names
 */
function renderReferences(url, names) {
  const lines = names.map((name, at) => `const r${at} = refer(${JSON.stringify(name)});`);
  const exported = names.map((name, at) => `r${at} as ${name}`);
  return `const refer = ($$name) => {
  const reference = () => { throw new Error($$name + ' is called on the server: ${url}'); };
  return Object.assign(reference, { $$typeof: Symbol.for('react.client.reference'), $$name });
};
${lines.join('\n')}
export { ${exported.join(', ')} };
`;
}
