import { ToolError, type Failure } from '../errors.ts';
import { visibleOnly } from '../text/invisible.ts';
import { asCall, corrected, type Written } from './correction.ts';
import { faultsOf, shown, type Faults } from './faults.ts';
import { inputSchema } from './json-schema.ts';
import { placeholdersIn } from './placeholder.ts';
import { prepare, type UnknownFields } from './prepare.ts';
import type { AnyTool, Services } from './tool.ts';

/** The outcome of a call: the answer, with the handler's field names, or a failure. */
export type Outcome =
  | { readonly ok: true; readonly value: Record<string, unknown> }
  | { readonly ok: false; readonly failure: Failure };

/** A call as a caller made it. */
export interface ToolCall {
  readonly tool: AnyTool;
  /** Not checked yet: it can be anything. */
  readonly input: unknown;
  /** Default: `refuse`. */
  readonly unknownFields?: UnknownFields;
  /** How the caller's face writes a corrected call. Default: as on MCP. */
  readonly written?: Written;
  /** For a tool that stores something: a repeated call with the same key is stored once. Printable ASCII, at most 255. */
  readonly idempotencyKey?: string | undefined;
  /** Who calls, as the limits count callers; absent if there is one caller only. Keys belong to their caller. */
  readonly caller?: string | undefined;
  /** Does without what the tool may use but need not: the caller has it from elsewhere. */
  readonly isBare?: boolean | undefined;
  /** Ends the call when the caller stops waiting. */
  readonly signal?: AbortSignal | undefined;
  /** Counts further calls towards the caller's limit, for a call that counts as several; a failure refuses this call. */
  readonly spend?: ((calls: number) => Promise<Failure | undefined>) | undefined;
}

/** A call with parsed input, ready to run. */
export interface ParsedCall extends Omit<ToolCall, 'unknownFields' | 'written' | 'spend'> {
  readonly input: Record<string, unknown>;
}

/** Makes a call; never throws. */
export type Call = (call: ToolCall) => Promise<Outcome>;

/** Runs a call with parsed input, in this process or on a service. */
export type Run = (call: ParsedCall) => Promise<Record<string, unknown>>;

/**
 * Runs tools in this process. A tool gets only the services it declares.
 *
 * @param services all that the tools to run use; what a tool may use can be missing
 * @param report receives errors that an answer goes on without
 */
export function runHere(services: Partial<Services>, report: (error: unknown) => void): Run {
  const granted = new WeakMap<AnyTool, Partial<Services>>();
  const lend = (uses: AnyTool['uses']): Partial<Services> =>
    Object.fromEntries(uses.map((use) => [use, services[use]]));
  return ({ tool, input, idempotencyKey, caller, isBare = false }) => {
    let own = isBare ? lend(tool.uses) : granted.get(tool);
    if (own === undefined) {
      own = lend([...tool.uses, ...(tool.mayUse ?? [])]);
      granted.set(tool, own);
    }
    return tool.handle(input as never, own as never, { idempotencyKey, caller, report });
  };
}

/**
 * Makes the only path to a handler: parse the input strictly, run, parse the answer.
 *
 * @param report receives errors whose text must not reach the caller
 */
export function createCall({ run, report }: { run: Run; report: (error: unknown) => void }): Call {
  return async ({ tool, input, unknownFields = 'refuse', written, idempotencyKey, caller, isBare, signal, spend }) => {
    try {
      const parsed = parseInput(tool, input, unknownFields, written);
      if (!parsed.ok) return parsed;
      const further = (tool.countsAs?.(parsed.value as never) ?? 1) - 1;
      const refused = further > 0 ? await spend?.(further) : undefined;
      if (refused !== undefined) return { ok: false, failure: refused };
      const value = await run({ tool, input: parsed.value, idempotencyKey, caller, isBare, signal });
      const checked = tool.output.safeParse(value);
      // Names and other texts of strangers are in it, from a register, an applicant or a service.
      if (checked.success) return { ok: true, value: visibleOnly(checked.data) };
      report(
        new Error(`${tool.name} returned an answer that its output schema does not allow`, { cause: checked.error }),
      );
    } catch (error) {
      if (error instanceof ToolError) {
        if (error.cause !== undefined) report(error);
        return { ok: false, failure: error.failure };
      }
      report(error);
    }
    return { ok: false, failure: INTERNAL };
  };
}

const INTERNAL: Failure = {
  code: 'INTERNAL',
  detail: 'Something went wrong in this program; the input is not the cause.',
  fix: 'Try once more. If it fails again, report the tool and the input.',
};

/** Parses the input of a tool. A failure names each invalid field and gives a corrected call. */
export function parseInput(
  tool: AnyTool,
  input: unknown,
  unknownFields: UnknownFields,
  written: Written = asCall,
): Outcome {
  const schema = inputSchema(tool);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const fault = { field: '', detail: `The input must be one JSON object; it was ${shown(input)}.` };
    return refuse(written(tool, corrected(tool, {})), { errors: [fault], more: 0 });
  }
  const given = prepare(input as Record<string, unknown>, schema, unknownFields);
  const parsed = tool.input.safeParse(given);
  if (parsed.success && placeholdersIn(given).length === 0) return { ok: true, value: parsed.data };
  return refuse(
    written(tool, corrected(tool, given)),
    faultsOf(given, parsed.error?.issues ?? [], schema, tool.called),
  );
}

function refuse(fix: string, { errors, more }: Faults): Outcome {
  const told = errors.map((error) => error.detail).join(' ');
  const detail = more === 0 ? told : `${told} It has ${more.toLocaleString('en')} more faults.`;
  return { ok: false, failure: { code: 'INVALID_INPUT', detail, fix, errors } };
}
