/**
 * The same function, which remembers what it made last: an answer to a question changes little of a case, so that most of it is asked
 * for again as it was. It must depend on what it is given alone.
 */
export function remember<A extends readonly unknown[], V>(make: (...given: A) => V): (...given: A) => V {
  let last: { readonly given: A; readonly value: V } | undefined;
  return (...given) => {
    if (last === undefined || given.some((one, at) => one !== last!.given[at])) last = { given, value: make(...given) };
    return last.value;
  };
}
