import type { Wanted } from './find-element.ts';

export type Key = 'End' | 'Enter' | 'Escape' | 'Tab';

/** Values that can be sent into a page and back. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** One tab of one engine, with the inputs that a visitor has. */
export interface Driver {
  goTo(url: string): Promise<void>;
  goBack(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, or in the frame that was entered. It can use nothing around it. */
  run<Result extends Plain | undefined>(
    work: (...values: never[]) => Result,
    ...values: readonly unknown[]
  ): Promise<Result>;
  /** Finds an element once. @returns its inputs, or undefined if the page has none such */
  find(wanted: Wanted): Promise<Handle | undefined>;
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>;
  enterFrame(frame: Handle): Promise<void>;
  leaveFrame(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Takes a picture of the window, as a PNG. */
  takePicture(): Promise<Buffer>;
  /** Errors and warnings on the console so far. Undefined if the engine does not tell them. */
  complaints: readonly string[] | undefined;
  close(): Promise<void>;
}

/** An element of the page, used as a visitor does: with mouse and keyboard. */
export interface Handle {
  click(): Promise<void>;
  /** Scrolls to it. @returns false if something covers it */
  canBePressed(): Promise<boolean>;
  /** Types at the end of what is there. */
  type(text: string): Promise<void>;
  /** Chooses an option by its text. */
  choose(label: string): Promise<void>;
}

/** A running engine. Each tab has its own cookies and storage. */
export interface Engine {
  openTab(): Promise<Driver>;
  stop(): Promise<void>;
}
