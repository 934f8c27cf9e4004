// Stands in the bundle for the SDK's own choice of JSON Schema validator on Node, which costs a quarter of the start.
// It validates what clients answer to elicitation; this server asks for nothing. Same interface, same package.
export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';
export { default as process } from 'node:process';
