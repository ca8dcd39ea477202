import { withFallback } from './schemas.ts';

/** A field that is always this word, whatever was sent under its name. */
export function literally<const Word extends string>(word: Word) {
  return withFallback<Word>(() => word, word);
}
