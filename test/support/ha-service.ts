import type { TestContext } from 'node:test';
import { RawServer, scratch } from './built.ts';
import { overHttp, overMcp, type Kept, type Send } from './faults-load.ts';
import { waitFor } from './limits.ts';
import { numbered } from './register.ts';
import { serve } from './serve.ts';
import type { Node } from './cluster.ts';

export const DATABASE = 'registration';

export const settingsFor = (context: TestContext, address: string, more: Record<string, string> = {}) => ({
  SVC_DATABASE_URL: address,
  SVC_DATABASE_POOL: '4',
  SVC_RATE_LIMIT: 'off',
  SVC_LOG_LEVEL: 'silent',
  SVC_DATA_DIR: scratch(context),
  ...more,
});

/** Several facades and a tool server on one address, and callers of each. */
export interface Replicas {
  readonly urls: readonly string[];
  readonly sends: readonly Send[];
}

export async function startReplicas(
  context: TestContext,
  address: string,
  { facades = 2, settings = {} }: { readonly facades?: number; readonly settings?: Record<string, string> } = {},
): Promise<Replicas> {
  const served = await Promise.all(
    Array.from({ length: facades }, () => serve(context, settingsFor(context, address, settings))),
  );
  const tools = new RawServer(context, settingsFor(context, address, settings));
  await tools.initialize();
  const urls = served.map(({ url }) => url);
  return {
    urls,
    sends: [...urls.flatMap((url) => Array.from({ length: 4 }, () => overHttp(() => url))), overMcp(() => tools), overMcp(() => tools)], // prettier-ignore
  };
}

export const keptOn = (node: Node): Promise<Kept[]> =>
  node.sql<Kept>(DATABASE, 'SELECT report_id, message FROM registration_ghana.feedback');

/** The names that a check on a facade finds to be the same. */
export async function sameAs(url: string, name: string): Promise<string[]> {
  const response = await fetch(`${url}/application/business-name-availability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ business_name: name }),
  });
  if (response.status !== 200)
    throw new Error(`a check was answered with ${response.status}: ${await response.text()}`);
  const { exact } = (await response.json()) as { exact: { name: string; source: string }[] };
  return exact.map(({ name, source }) => `${source} ${name}`);
}

/** Files an application as the website does, and waits until every facade finds it; milliseconds on each. */
export async function fileAndFind(node: Node, urls: readonly string[]): Promise<number[]> {
  // Apart from those that tests import.
  const number = 1_000_000 + Math.floor(Math.random() * 9_000_000);
  const [name, id] = [numbered(number), `web-${number}`];
  await node.sql(DATABASE, `INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('${id}', '${name}')`); // prettier-ignore
  const filed = performance.now();
  return Promise.all(
    urls.map(async (url) => {
      await waitFor(`the application at ${url}`, async () => (await sameAs(url, name)).includes(`application ${name}`));
      return Math.round(performance.now() - filed);
    }),
  );
}

export const told = (refused: ReadonlyMap<string, number>): string =>
  [...refused].map(([what, times]) => `${what} ${times} times`).join(', ') || 'nothing';
