export interface RawBlockBase {
  idd: string;
  attrs?: { className?: string; anchor?: string; start?: number; reversed?: boolean } | [];
  backgroundColor?: string;
  blockTitle?: string;
  blockDescription?: string;
}

export interface Named<Name extends string> extends RawBlockBase {
  blockName: Name;
}
