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

/** A function of a few things, such as rows of a table, of each of which it makes something once. */
export function once<G, V>(make: (given: G) => V): (given: G) => V {
  const all = new Map<G, V>();
  return (given) => {
    let made = all.get(given);
    if (made === undefined) {
      made = make(given);
      all.set(given, made);
    }
    return made;
  };
}
