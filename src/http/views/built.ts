/** What the build puts into a view from the declarations (`scripts/views.ts`). */
interface Built {
  /** The version of this program. */
  readonly version: string;
  /** The tool whose answers the view shows. */
  readonly tool: string;
  /** The tool's input fields. */
  readonly fields: Readonly<
    Record<
      string,
      { readonly type?: string; readonly maxLength?: number; readonly minimum?: number; readonly maximum?: number }
    >
  >;
  /** The entity types' names, by id. */
  readonly entityNames: Readonly<Record<string, string>>;
}

declare const BUILT: Built;

export const { version, tool, fields } = BUILT;

/** The entity types' names, by id. */
export const entityNames: ReadonlyMap<string, string> = new Map(Object.entries(BUILT.entityNames));
