const storageKey = 'guildhall-testsite';

/** `?testsite=1` switches the subscription checkout to its test site for this visit; a badge shows it. */
export function startTestsite(): void {
  let isOn = /[?&]testsite=1(&|$)/.test(location.search);
  try {
    if (isOn) sessionStorage[storageKey] = '1';
    else isOn = storageKey in sessionStorage;
  } catch {
    // Without storage, only URLs with the parameter count.
  }
  if (isOn) document.documentElement.dataset['testsite'] = '';
}
