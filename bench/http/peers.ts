// One server of the benchmark, in its own process: `node --import tsx bench/http/peers.ts NAME FILE`, where FILE has the static
// answers to send unchanged. It validates and answers the same bodies with the same functions as the facade, and does nothing
// else. Prints its port.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import express from 'express';
import fastify from 'fastify';
import { H3, HTTPResponse, readValidatedBody, toNodeHandler } from 'h3';
import { Hono } from 'hono';
import { openApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { runHere } from '../../src/registry/call.ts';
import { renameFields, type AnyTool } from '../../src/registry/tool.ts';
import { tools } from '../../tools/index.ts';

/** A static answer, as it came from the facade. */
export interface Static {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const [name = '', file = ''] = process.argv.slice(2);
const statics = (JSON.parse(readFileSync(file, 'utf8')) as Static[]).map((one) => ({
  ...one,
  body: Buffer.from(one.body, 'base64'),
}));
const app = openApp(loadConfig(process.env), { report: (error) => process.stderr.write(`${String(error)}\n`) });
const run = runHere(app.services, console.error);
const posts = tools
  .filter(({ endpoint }) => endpoint.startsWith('POST '))
  .map((tool) => ({ tool, path: tool.endpoint.slice('POST '.length) }));

const validate = (tool: AnyTool, body: unknown): Record<string, unknown> | undefined => {
  const parsed = tool.input.safeParse(body);
  return parsed.success ? parsed.data : undefined;
};
const answer = async (tool: AnyTool, input: Record<string, unknown>) =>
  renameFields(tool, await run({ tool, input }), 'http');
const WRONG = { error: 'invalid' };

/** The smallest possible Node server: the limit for the others. */
function bareNode(): RequestListener {
  const fixed = new Map(statics.map((one) => [one.path, one]));
  const tool = new Map(posts.map((one) => [one.path, one.tool]));
  const read = (request: IncomingMessage): Promise<string> =>
    new Promise((resolve) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
  return (request, response) => {
    const one = fixed.get(request.url ?? '');
    if (one !== undefined) {
      response.writeHead(200, one.headers).end(one.body);
      return;
    }
    const posted = tool.get(request.url ?? '');
    void read(request).then(async (text) => {
      const input = posted === undefined ? undefined : validate(posted, JSON.parse(text));
      const body = JSON.stringify(posted === undefined || input === undefined ? WRONG : await answer(posted, input));
      response
        .writeHead(input === undefined ? 422 : 200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        })
        .end(body);
    });
  };
}

function bareH3(): RequestListener {
  const h3 = new H3({ silent: true });
  for (const { path, headers, body } of statics) h3.get(path, () => new HTTPResponse(body, { headers }));
  for (const { path, tool } of posts)
    h3.post(path, async (event) =>
      answer(tool, (await readValidatedBody(event, tool.input)) as Record<string, unknown>),
    );
  return toNodeHandler(h3) as RequestListener;
}

function honoServer(): RequestListener {
  const hono = new Hono();
  for (const { path, headers, body } of statics)
    hono.get(path, (context) => context.body(new Uint8Array(body), 200, headers));
  for (const { path, tool } of posts) {
    hono.post(path, async (context) => {
      const input = validate(tool, await context.req.json());
      return input === undefined ? context.json(WRONG, 422) : context.json(await answer(tool, input));
    });
  }
  return getRequestListener(hono.fetch) as RequestListener;
}

function expressServer(): RequestListener {
  const server = express();
  for (const { path, headers, body } of statics)
    server.get(path, (_request, response) => void response.set(headers).send(body));
  for (const { path, tool } of posts) {
    // Express 5 itself handles a rejected promise.
    // oxlint-disable-next-line oxc/no-async-endpoint-handlers
    server.post(path, express.json(), async (request, response) => {
      const input = validate(tool, request.body);
      if (input === undefined) response.status(422).json(WRONG);
      else response.json(await answer(tool, input));
    });
  }
  return server as RequestListener;
}

async function fastifyServer(): Promise<RequestListener> {
  let listener: RequestListener = () => {};
  const server = fastify({
    serverFactory: (handler) => {
      listener = handler;
      return createServer(handler);
    },
  });
  for (const { path, headers, body } of statics)
    server.get(path, (_request, reply) => reply.headers(headers).send(body));
  for (const { path, tool } of posts) {
    server.post(path, async (request, reply) => {
      const input = validate(tool, request.body);
      if (input === undefined) return reply.code(422).send(WRONG);
      return answer(tool, input);
    });
  }
  await server.ready();
  return listener;
}

const PEERS: Readonly<Record<string, () => RequestListener | Promise<RequestListener>>> = {
  'node:http': bareNode,
  h3: bareH3,
  hono: honoServer,
  express: expressServer,
  fastify: fastifyServer,
};

const make = PEERS[name];
if (make === undefined) throw new Error(`There is no peer ${name}.`);
const listener = await make();
await app.ready();
const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1', () => {
  process.stdout.write(`listens on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
