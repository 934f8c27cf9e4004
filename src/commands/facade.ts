import { dirname, join } from 'node:path';
import type { App } from '../app.ts';
import { clientConfigurations } from '../clients/configuration.ts';
import type { Start } from '../clients/clients.ts';
import type { Config } from '../config.ts';
import { createFacade, type Facade } from '../http/facade.ts';
import type { Logger } from '../http/log.ts';

/** Where the build puts the files of the API reference, beside the entry. */
const REFERENCE_FOLDER = 'reference';
/** Where the build puts the style and the script of the pages, beside the entry. */
const PAGES_FOLDER = 'pages';

export interface FacadeParts {
  readonly app: App;
  readonly config: Config;
  /** Where it listens. */
  readonly address: string;
  readonly entry: string;
  /** How an assistant on this computer starts this program. */
  readonly here: Start;
  readonly version: string;
  readonly log: Logger;
}

/** The facade over the services of this process. */
export function openFacade({ app, config, address, entry, here, version, log }: FacadeParts): Facade {
  return createFacade({
    registry: app.registry,
    version,
    baseUrl: config.baseUrl ?? address,
    config,
    call: app.call,
    today: app.today,
    ready: () => app.ready(),
    gauges: app.gauges,
    log,
    referenceDir: join(dirname(entry), REFERENCE_FOLDER),
    pagesDir: join(dirname(entry), PAGES_FOLDER),
    clients: (where) =>
      clientConfigurations(where, { here, address: config.baseUrl ?? address, bridgeUrl: config.bridgeUrl }),
  });
}
