import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFields, HTML_TYPE } from './answer.ts';
import { createAsset, type Asset } from './assets.ts';
import { escape } from './html.ts';

const STYLE_TYPE = 'text/css; charset=utf-8';
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
/** The files of a released package change only with its version. */
const FILES_MAX_AGE = 86_400;

const START = `'use strict';
const reference = document.getElementById('reference');
window.SwaggerUIBundle({
  url: reference.dataset.description,
  domNode: reference,
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // The default calls a service on the internet.
  validatorUrl: 'none',
});
`;

/**
 * The API reference for people: Swagger UI, served from here.
 *
 * @param folder the folder with Swagger UI's style and script
 * @param base the path before every address
 * @param baseUrl the public address, which the page may call
 */
export function referencePages(folder: string, base: string, baseUrl: string): Readonly<Record<string, Asset>> {
  const at = (path: string) => escape(base + path);
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference: business registration in Ghana</title>
<link rel="stylesheet" href="${at('/docs/swagger-ui.css')}">
</head>
<body>
<div id="reference" data-description="${at('/openapi.json')}"></div>
<noscript>This reference needs JavaScript. Other forms of it: <a href="${at('/openapi.json')}">OpenAPI</a>, <a href="${at('/llms.txt')}">plain text</a>.</noscript>
<script src="${at('/docs/swagger-ui-bundle.js')}"></script>
<script src="${at('/docs/start.js')}"></script>
</body>
</html>
`;
  const fields = pageFields(`script-src 'self'; connect-src 'self' ${new URL(baseUrl).origin}; `);
  const file = (name: string, type: string) =>
    createAsset(readFileSync(join(folder, name)), type, pageFields(), FILES_MAX_AGE);
  return {
    '/docs': createAsset(page, HTML_TYPE, fields),
    '/docs/start.js': createAsset(START, SCRIPT_TYPE, pageFields()),
    '/docs/swagger-ui.css': file('swagger-ui.css', STYLE_TYPE),
    '/docs/swagger-ui-bundle.js': file('swagger-ui-bundle.js', SCRIPT_TYPE),
  };
}

/** The files of `swagger-ui-dist` that the reference uses. */
export const REFERENCE_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'] as const;
