import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  ValueNode,
  type KyselyPlugin,
  type OperationNode,
  type ReturningNode,
} from 'kysely';
import type { Column } from './schema.ts';

/**
 * How every row is read from SQLite. The binding aborts the process when a text that it returns is not UTF-8, so no query returns
 * a text: each row comes as one BLOB of JSON, `{"column": value, ...}`, and is decoded and checked here. SQLite copies the bytes of
 * a text into JSON as they are, so that invalid ones still arrive.
 */

/** A row that is not as it was written. */
export interface DamagedRow {
  /** What of it can still be read of what tells it from others, such as `id 7`. */
  readonly row: string;
  /** The columns that cannot be read. */
  readonly columns: readonly string[];
}

export type ReadRow =
  | { readonly row: Record<string, unknown>; readonly damaged?: undefined }
  | { readonly row?: undefined; readonly damaged: DamagedRow };

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
const REPLACEMENT = '\uFFFD';

/**
 * Decodes a row.
 *
 * @param columns what the file declares, by the column's name; any other column is only decoded
 * @param whole whether the row is one of a table; what a join found may lack all that is required
 */
export function readRow(bytes: Uint8Array, columns: ReadonlyMap<string, Column>, whole = false): ReadRow {
  let text: string;
  let invalid = false;
  try {
    text = strict.decode(bytes);
  } catch {
    invalid = true;
    text = lenient.decode(bytes);
  }
  const row = JSON.parse(text) as Record<string, unknown>;
  const damaged = new Set(damagedColumns(row, columns, whole));
  if (invalid)
    for (const [column, value] of Object.entries(row))
      if (typeof value === 'string' && value.includes(REPLACEMENT)) damaged.add(column);
  return damaged.size === 0 ? { row } : { damaged: { row: keyOf(row, damaged), columns: [...damaged] } };
}

/** The columns whose values the schema does not allow. A flipped bit in a row's header changes the type of a value. */
function damagedColumns(row: Record<string, unknown>, columns: ReadonlyMap<string, Column>, whole: boolean): string[] {
  const damaged: string[] = [];
  const missing: string[] = [];
  let required = 0;
  for (const name in row) {
    const column = columns.get(name);
    if (column === undefined) continue;
    const value = row[name];
    if (column.required) required++;
    if (value === null) {
      if (column.required) missing.push(name);
    } else if (column.type === 'text' ? typeof value !== 'string' : !isCount(value)) damaged.push(name);
  }
  if (whole || missing.length < required) damaged.push(...missing);
  return damaged;
}

/** All numbers in the store are ids, counts and the like. */
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Columns that tell one row from another. */
const KEYS = ['id', 'report_id', 'number', 'source', 'key', 'change'] as const;

function keyOf(row: Record<string, unknown>, damaged: ReadonlySet<string>): string {
  const known = KEYS.filter((key) => (row[key] ?? null) !== null && !damaged.has(key));
  return known.length === 0
    ? 'a row without a readable key'
    : known.map((key) => `${key} ${JSON.stringify(row[key])}`).join(', ');
}

/** In words: `id 7 (name)`. */
export const inWords = ({ row, columns }: DamagedRow): string => `${row} (${columns.join(', ')})`;

/** The row of these columns as bytes, in SQL, for statements that the query builder does not write. */
export function rowAsBytes(columns: Iterable<string>): string {
  const values = [...columns].map((column) => {
    const [open, middle, close] = VALUE;
    return `'${column}', ${open}"${column}"${middle}"${column}"${close}"${column}" end`;
  });
  return `cast(json_object(${values.join(', ')}) as blob)`;
}

/** JSON holds no BLOB, and a flipped bit can make one of a text. */
const VALUE = ['case typeof(', ") when 'blob' then cast(", ' as text) else '] as const;

/** Makes the queries of the builder return each row as bytes, also the rows of `RETURNING`. */
export const rowsAsBytes: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (SelectQueryNode.is(node) && node.selections !== undefined)
      return { ...node, selections: [asBytes(node.selections)] };
    const { returning } = node as { readonly returning?: ReturningNode };
    if (returning === undefined) return node;
    return { ...node, returning: { ...returning, selections: [asBytes(returning.selections)] } } as typeof node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

function asBytes(selections: readonly SelectionNode[]): SelectionNode {
  const parts: string[] = [];
  const values: OperationNode[] = [];
  let before = 'cast(json_object(';
  const put = (text: string, value: OperationNode) => {
    parts.push(before + text);
    values.push(value);
    before = '';
  };
  for (const { selection } of selections) {
    const [name, value] = namedValue(selection);
    put('', ValueNode.createImmediate(name));
    put(`, ${VALUE[0]}`, value);
    put(VALUE[1], value);
    put(VALUE[2], value);
    before = ' end, ';
  }
  return SelectionNode.create(
    AliasNode.create(RawNode.create([...parts, ' end) as blob)'], values), IdentifierNode.create('row')),
  );
}

/** The name of a selected column, and what it selects. */
function namedValue(selection: OperationNode): readonly [name: string, value: OperationNode] {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return [selection.alias.name, selection.node];
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return [selection.column.column.name, selection];
  throw new Error(`name each column of a query on SQLite; it selects a ${selection.kind}`);
}
