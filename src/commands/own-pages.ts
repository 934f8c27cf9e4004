import type { FacadeParts } from './facade.ts';
import type { Pages } from './pages.ts';

/** The pages that the tool server serves for the links that it gives. Nothing of them is loaded before the first link. */
export interface OwnPages {
  /** Their address, once they listen; undefined if they cannot. The next call then tries again. */
  open(): Promise<string | undefined>;
  /** Stops listening and cuts the connections of browsers. */
  cut(): void;
}

export interface OwnPagesOptions extends Pick<FacadeParts, 'config' | 'entry' | 'here' | 'version'> {
  readonly app: () => FacadeParts['app'];
  readonly note: (line: string) => void;
}

export function ownPages({ app, note, ...options }: OwnPagesOptions): OwnPages {
  let served: Pages | undefined;
  let opening: Promise<string | undefined> | undefined;
  const serve = async (): Promise<string | undefined> => {
    try {
      const { servePages } = await import('./pages.ts');
      served = await servePages({ ...options, app: app() });
    } catch (error) {
      note(`registration-ghana: no pages for links: ${error instanceof Error ? error.message : String(error)}`);
      opening = undefined;
    }
    return served?.address;
  };
  return {
    open: () => (opening ??= serve()),
    cut: () => served?.cut(),
  };
}
