import type { JSONRPCMessage, McpServer } from '@modelcontextprotocol/server';

/** The largest answer to one message, in bytes. */
const MAX_ANSWER = 128 * 1024;

/** The longest text of an error, in characters: the SDK quotes unknown names and lists every fault of a message. */
const MAX_ERROR = 1_000;

/** JSON-RPC's code for a fault of the server. */
const INTERNAL_ERROR = -32_603;

/** Bounds what a server sends, whatever it is connected to. */
export function sendBounded({ server }: McpServer): void {
  const connect = server.connect.bind(server);
  server.connect = async (transport) => {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(bounded(message), options);
    await connect(transport);
  };
}

/** A message, or the error that takes the place of an answer that is too large. */
function bounded(message: JSONRPCMessage): JSONRPCMessage {
  if ('error' in message) {
    const { code, data } = message.error;
    const text = inWords(message.error.message);
    const cut = text.length > MAX_ERROR ? `${text.slice(0, MAX_ERROR).toWellFormed()} …` : text;
    const keepsData = data !== undefined && JSON.stringify(data).length <= MAX_ERROR;
    return { ...message, error: { code, message: cut, ...(keepsData ? { data } : {}) } };
  }
  if (!('result' in message) || Buffer.byteLength(JSON.stringify(message)) <= MAX_ANSWER) return message;
  return { jsonrpc: '2.0', id: message.id, error: { code: INTERNAL_ERROR, message: TOO_LARGE } };
}

/** An error of the SDK with the faults that it lists as JSON in words; any other text as it is. */
function inWords(text: string): string {
  const at = text.indexOf(': [\n');
  if (at < 0) return text;
  try {
    const faults = JSON.parse(text.slice(at + 2)) as { path: string[]; message: string }[];
    const told = faults.map(({ path, message }) => `${path.join('.')}: ${message.replaceAll('record', 'object')}`);
    return `${text.slice(0, at)}: ${told.join('; ')}.`;
  } catch {
    return text;
  }
}

const TOO_LARGE = `The answer is larger than ${MAX_ANSWER / 1024} KiB, so it was not sent. Ask for less at once.`;
