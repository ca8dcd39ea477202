import { type CompilerOptions, IndentationText, Project, QuoteKind, ts } from 'ts-morph';

/** Something that a person has to do, since no codemod can. */
export interface Task {
  file: string;
  line: number;
  /** A sentence: what is there, and what to do. */
  text: string;
}

const codeFile = /\.[cm]?[jt]sx?$/;
const compilerOptions: CompilerOptions = {
  allowJs: true,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
};

/** The files of a site, in memory: code as syntax trees that know their types, everything else as text. */
export class Site {
  readonly code: Project;
  readonly texts = new Map<string, string>();
  readonly tasks: Task[] = [];
  readonly #before: ReadonlyMap<string, string>;
  readonly #prefix: string;

  /**
   * @param files text by path: `src/site.tsx`
   * @param folder where the packages that it imports are installed, for their types; by default they are not known
   */
  constructor(files: ReadonlyMap<string, string>, folder?: string) {
    this.#before = files;
    this.#prefix = `${folder?.replaceAll('\\', '/') ?? '/site'}/`;
    this.code = new Project({
      useInMemoryFileSystem: folder === undefined,
      compilerOptions: { ...compilerOptions, noResolve: folder === undefined },
    });
    for (const [path, text] of files)
      if (codeFile.test(path)) this.code.createSourceFile(this.#prefix + path, text, { overwrite: true });
      else this.texts.set(path, text);
    const doubled = [...files].some(([path, text]) => codeFile.test(path) && /^import .*";?$/m.test(text));
    this.code.manipulationSettings.set({
      quoteKind: doubled ? QuoteKind.Double : QuoteKind.Single,
      indentationText: IndentationText.TwoSpaces,
    });
  }

  /** The files of code, without declarations that codemods have added. */
  listCode() {
    const paths = [...this.#before.keys()].filter((path) => codeFile.test(path));
    return paths.map((path) => this.code.getSourceFileOrThrow(this.#prefix + path));
  }

  /** The path of a file of code in the site. */
  getPath(file: { getFilePath(): string }): string {
    return file.getFilePath().slice(this.#prefix.length);
  }

  /** Lists the other files whose name ends like this, with their text. */
  listTexts(ending: RegExp): [path: string, text: string][] {
    return [...this.texts].filter(([path]) => ending.test(path));
  }

  /** Returns the text of each file now. */
  readAll(): Map<string, string> {
    const code = this.listCode().map((file): [string, string] => [this.getPath(file), file.getFullText()]);
    return new Map([...code, ...this.texts]);
  }

  /** Returns the files that differ from what they were. */
  listChanges(): Map<string, string> {
    return new Map([...this.readAll()].filter(([path, text]) => this.#before.get(path) !== text));
  }
}
