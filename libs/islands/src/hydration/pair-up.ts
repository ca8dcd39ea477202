/**
 * Pairs elements with those that stand for them in another version of the same HTML. Each version may have foreign
 * elements, classes and texts. Elements that are alike are told apart by their order, if both versions have as many.
 */
export function pairUp<E extends Element>(before: E[], now: E[]): [before: E, now: E][] {
  // First those that are alike in everything.
  return [7, 6, 2].flatMap((precision) => {
    const others = groupAlike(now, precision);
    return [...groupAlike(before, precision)].flatMap(([kind, alike]) => {
      const successors = others.get(kind) ?? [];
      if (successors.length !== alike.length) return [];
      before = before.filter((element) => !alike.includes(element));
      now = now.filter((element) => !successors.includes(element));
      return alike.map((element, index): [E, E] => [element, successors[index] as E]);
    });
  });
}

function groupAlike<E extends Element>(elements: E[], precision: number): Map<string, E[]> {
  const groups = new Map<string, E[]>();
  for (const element of elements) {
    const attributes = ['name', 'type', 'value', 'class', 'aria-label'].map((name) =>
      element.getAttribute(name),
    );
    const kind = [element.nodeName, ...attributes, element.textContent].slice(0, precision).join();
    groups.set(kind, [...(groups.get(kind) ?? []), element]);
  }
  return groups;
}
