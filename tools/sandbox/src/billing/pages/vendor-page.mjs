/* Reports from a vendor page to the page that opened it, through the vendor's script there. */
(() => {
  const { host, listed, reports } = document.body.dataset;
  const opener = window.parent === window ? window.opener : window.parent;

  function report({ event, value }) {
    if (!host || !opener) return;
    opener.postMessage({ from: 'billing-vendor', event, value, listed: listed === 'true' }, host);
  }

  for (const one of JSON.parse(reports ?? '[]')) report(one);
  for (const button of document.querySelectorAll('[data-report]'))
    button.addEventListener('click', () => {
      report({ event: button.getAttribute('data-report') });
      if (window.opener) window.close();
    });
})();
