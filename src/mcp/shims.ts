// In the bundle, this replaces the JSON Schema validator that the SDK loads on Node, which costs a quarter of the start. The
// SDK validates answers to elicitation with it, and this server never elicits. Same interface, same package.
export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';
export { default as process } from 'node:process';
