/** Returns false where storage is blocked: the note of a session would be lost, and the next page would be logged out. */
export function canStoreSession(): boolean {
  const key = 'guildhall-stores';
  try {
    localStorage.setItem(key, '');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
