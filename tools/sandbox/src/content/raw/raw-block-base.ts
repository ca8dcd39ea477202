/** The fields of every block. `attrs` is `[]` when WordPress has no attributes. */
export interface RawBlockBase {
  idd: string;
  attrs?: { className?: string; anchor?: string; start?: number; reversed?: boolean } | [];
  backgroundColor?: string;
  blockTitle?: string;
  blockDescription?: string;
}

/** A block by this name. */
export interface Named<Name extends string> extends RawBlockBase {
  blockName: Name;
}
