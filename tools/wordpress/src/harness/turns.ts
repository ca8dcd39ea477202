/** Runs tasks one after another, in the order in which they came: PHP does one thing at a time. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
