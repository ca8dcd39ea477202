const storageKey = 'guildhall-testsite';

/** `?testsite=1` switches the subscription checkout to its test site for this visit; a badge says so. */
export function startTestsite(): void {
  let isOn = /[?&]testsite=1(&|$)/.test(location.search);
  try {
    if (isOn) sessionStorage.setItem(storageKey, '1');
    else isOn = sessionStorage.getItem(storageKey) === '1';
  } catch {
    // Storage is denied: the flag is on for addresses that have it.
  }
  if (isOn) document.documentElement.dataset['testsite'] = '';
}
