/** How an answer of an older service to the question for options is read. */

export interface OptionsAnswer {
  readonly entities: readonly { readonly id: string }[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its requirements are texts without a source of their own. */
function readEntity(entity: unknown): unknown {
  if (!isRecord(entity) || !Array.isArray(entity['requirements'])) return entity;
  return {
    ...entity,
    requirements: entity['requirements'].map((one: unknown) => (typeof one === 'string' ? { text: one } : one)),
  };
}

/** An answer of an older service in today's form. */
export const readOlderOptions = (answer: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Array.isArray(answer['entities']) ? { ...answer, entities: answer['entities'].map(readEntity) } : { ...answer };
