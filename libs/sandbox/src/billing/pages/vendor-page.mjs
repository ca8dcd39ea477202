/* Reports from a vendor page to the page that opened it, through the vendor's script there. */
(() => {
  const { host, listed, reports } = document.body.dataset;
  const opener = window.parent === window ? window.opener : window.parent;

  function report({ event, value }) {
    if (!host || !opener) return;
    opener.postMessage({ from: 'billing-vendor', event, value, listed: listed === 'true' }, host);
  }

  for (const one of JSON.parse(reports ?? '[]')) report(one);
  // The vendor's script draws its buttons: none can be pressed before it is there, or while a payment is under way.
  const buttons = [...document.querySelectorAll('[data-report]')];
  for (const button of buttons) {
    button.disabled = false;
    button.addEventListener('click', () => {
      report({ event: button.getAttribute('data-report') });
      if (window.opener) window.close();
    });
  }
  document.querySelector('form')?.addEventListener('submit', () => {
    for (const button of buttons) button.disabled = true;
  });
})();
