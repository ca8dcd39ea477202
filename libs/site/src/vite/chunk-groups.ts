/** Tests the path of a module; packages have the same in the workspace, as links, and where they are installed. */
function inPackages(pattern: RegExp) {
  return (id: string) => pattern.test(id.replace(/^.*\/node_modules\/@guildhall\//, '/libs/'));
}

/** Files of shared code, in order of precedence: a module goes into the first whose pattern its path matches. */
export const chunkGroups = [
  // Includes small modules that most islands need: a separate file would be another request for each.
  {
    name: 'react',
    test: inPackages(
      /node_modules\/(react|react-dom|scheduler|jotai(?!\/dist\/vanilla\/utils))\/|libs\/islands\/src\/(hydration|index|in-)|libs\/ui\/src\/(index\.|button\/(Button|button-attributes)\.|(texts|visually-hidden|loader)\/)|info-messages-atom|drawer-atoms|(portal|session)-atoms|dialog\/(DialogHead|use-modal)|format-integer|site\/src\/(atoms\/store|browser\/hydrator|islands\/(list|loaders))|urls\/(safe-exit-url|parse-web-url|this-machine)/,
    ),
  },
  // Used by filters and forms, whose texts may contain links.
  {
    name: 'html',
    test: inPackages(/libs\/ui\/src\/html\/|html\/(trusted-html|read-own-html)/),
  },
  // Used by all forms; the library only by long ones.
  {
    name: 'field',
    test: inPackages(
      /email-address|api-contract\/src\/members\/bearer|cms-client\/src\/texts\/field-texts|libs\/ui\/src\/field\/|forget-sign-up/,
    ),
  },
  { name: 'forms', test: inPackages(/node_modules\/react-hook-form\//) },
  // All that a login needs, in one journey.
  {
    name: 'members',
    test: inPackages(
      /cms-client\/src\/texts\/user-admin|site\/src\/islands\/(Login|MemberMenu)\.|libs\/member-portal\/src\/(texts|forms|menu|session|identity\/[lp]|redirect\/[a-z]|reset\/(UnusableLink|use-)|portal\/(create|PortalButton))|src\/members\/(page-members|mark-member)|libs\/api-contract\/src\/members\/|urls\/is-page-path|libs\/safe-content\/src\/urls\/(classify-url|safe-link|url-policy|content-url|canonical-path)/,
    ),
  },
  // The form for EU businesses, with all its imports: few visitors need it.
  {
    name: 'InvoiceForm',
    test: inPackages(/libs\/(cart\/src\/(invoice\/|texts\/invoice-)|api-contract\/src\/invoice\/)/),
  },
  // Used by prices with another country's VAT and by the form for EU businesses; the cart alone does not
  // name countries.
  { name: 'vat', test: inPackages(/money\/src\/vat\/vat-country-names/) },
  // Otherwise the bundler would put part of the cart into the shared file.
  {
    name: 'shop',
    test: inPackages(
      /src\/cart\/page-cart|libs\/(cart\/src\/(atoms\/cart-|state\/|connection\/|checkout\/|lines\/(?!use-)[a-z-]+\.ts$|texts\/add-to-cart-)|shop-client\/src\/(?!cart\/find-unsold|product\/(?:availability|lowest-price))|money\/src\/amount\/(?!parts-per)|safe-content\/src\/urls\/safe-web-url)|node_modules\/valibot\//,
    ),
  },
];
