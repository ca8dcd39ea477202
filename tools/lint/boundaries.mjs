/** The layers that each layer may use. A layer that may use itself must have no cycles: the rule finds those too. */
const below = {
  app: ['host', 'facts', 'adapter', 'feature', 'client', 'kit', 'base'],
  facts: ['base'],
  host: ['interface', 'feature', 'client', 'kit', 'base'],
  adapter: ['interface', 'client', 'kit', 'base'],
  interface: ['interface', 'client', 'base'],
  proof: ['host', 'feature', 'interface', 'client', 'base'],
  feature: ['interface', 'client', 'kit', 'base'],
  client: ['base'],
  kit: ['base'],
  base: ['base'],
  program: ['host', 'adapter', 'interface', 'proof', 'feature', 'client', 'kit', 'base', 'program'],
  tool: ['host', 'facts', 'feature', 'client', 'kit', 'base', 'program', 'tool'],
};

/** @param {string} layer */
const tag = (layer) => `layer:${layer}`;

/**
 * The allowed imports between projects, by their two tags. Layers: app → facts of an organisation, host → feature → client or kit → base, where clients and kits
 * do not know each other, and no feature knows another. Beside these, adapter → interface → client or base, and proof → host, feature: the tests that
 * every adapter has to pass, which only tests use. An adapter knows neither another nor a host, and
 * hosts and features know suppliers by their interface only, features by the one for browsers. A program, such as the command of sites, uses any library; no library
 * uses a program, but their tests do. Runtimes: what runs in Node uses nothing that needs a browser
 * and the other way round, and a library that runs in both uses neither. The site is both sides of one thing: which
 * of its folders may use what is said by the rules of `doors.mjs`.
 *
 * @param {{ tools?: boolean, api?: boolean, browsers?: boolean, adapters?: boolean }} [more] `tools`: apps and hosts may use tools and an organisation's facts, as
 * their tests do. `api`: the entry files of an organisation's api use the api and the facts; no other file of a site does.
 * `browsers`: tests of the api, and those of adapters, call it with the code of browsers.
 * `adapters`: tests of the api use its adapters, and tests of an adapter those that every adapter has to pass.
 */
export function boundaries({ tools = false, api = false, browsers = false, adapters = false } = {}) {
  const layers = Object.entries(below).map(([layer, lower]) => ({
    sourceTag: tag(layer),
    onlyDependOnLibsWithTags: [
      ...lower,
      ...(tools && (layer === 'app' || layer === 'host') ? ['tool', 'program'] : []),
      ...((tools || api) && layer === 'host' ? ['facts'] : []),
      ...(api && layer === 'app' ? ['interface'] : []),
      ...(adapters && layer === 'host' ? ['adapter'] : []),
      ...(adapters && layer === 'adapter' ? ['proof', 'facts', 'tool', 'program'] : []),
    ].map(tag),
  }));
  const inBoth = ['interface', 'feature', 'client', 'kit', 'base'].map((layer) => ({
    allSourceTags: [tag(layer), 'runtime:any'],
    onlyDependOnLibsWithTags: ['runtime:any'],
  }));
  return [
    ...layers,
    ...inBoth,
    { sourceTag: 'runtime:browser', onlyDependOnLibsWithTags: ['runtime:browser', 'runtime:any'] },
    {
      sourceTag: 'runtime:node',
      onlyDependOnLibsWithTags: ['runtime:node', 'runtime:any', ...(browsers ? ['runtime:browser'] : [])],
    },
  ];
}

/**
 * The options of `@nx/enforce-module-boundaries`.
 *
 * @param {{ tools?: boolean, api?: boolean, browsers?: boolean, adapters?: boolean }} [more]
 */
export function boundaryOptions(more) {
  return {
    depConstraints: boundaries(more),
    // The shared set-up of builds and tests is not a package: configuration files import it by path.
    allow: ['^(?:\\.\\./)+config/[a-z-]+\\.ts$'],
    enforceBuildableLibDependency: false,
    // Tests of an adapter use the tests of all adapters, these the api, whose tests use adapters; its package.json takes those out of
    // the order of builds.
    ignoredCircularDependencies: [['@guildhall/adapter-tests', 'tag:layer:adapter']],
    // An island's code is imported dynamically, its types statically.
    checkDynamicDependenciesExceptions: ['^@guildhall/'],
  };
}
