const KEY = 'guildhall-testsite';

/** `?testsite=1` switches the subscription checkout to its test site for this visit; a badge says so. */
export function startTestsite(): void {
  let isOn = /[?&]testsite=1(&|$)/.test(location.search);
  try {
    if (isOn) sessionStorage.setItem(KEY, '1');
    else isOn = sessionStorage.getItem(KEY) === '1';
  } catch {
    // Storage is denied: the flag is on for addresses that have it.
  }
  if (isOn) document.documentElement.dataset['testsite'] = '';
}
