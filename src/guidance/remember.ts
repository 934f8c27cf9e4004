/**
 * The same function, which remembers what it made last: an answer to a question changes little of a case, so most of it is asked for
 * again as it was. What it makes may depend on nothing but what it is given.
 */
export function remember<G, V, B = void>(make: (given: G, beside: B) => V): (given: G, beside: B) => V {
  let last: { readonly given: G; readonly beside: B; readonly made: V } | undefined;
  return (given, beside) => {
    if (last === undefined || last.given !== given || last.beside !== beside)
      last = { given, beside, made: make(given, beside) };
    return last.made;
  };
}
