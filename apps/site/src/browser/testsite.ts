const KEY = 'guildhall-testsite';

/** `?testsite=1` switches the subscription checkout to its test site for this visit; a badge says so. */
export function startTestsite(): void {
  try {
    if (new URLSearchParams(location.search).get('testsite') === '1') sessionStorage.setItem(KEY, '1');
    if (sessionStorage.getItem(KEY) === '1') document.documentElement.dataset['testsite'] = '';
  } catch {
    // Storage is denied: the flag holds for addresses that carry it.
    if (/[?&]testsite=1(&|$)/.test(location.search)) document.documentElement.dataset['testsite'] = '';
  }
}
