import type { Register } from '../register/ports.ts';
import type { RegisterOptions } from './live-register.ts';

/** The register of a data directory. Nothing of it, its code included, is loaded before the first question. */
export function openRegister(options: RegisterOptions): Register {
  let opening: Promise<Register> | undefined;
  const opened = () => {
    opening ??= import('./live-register.ts').then(({ liveRegister }) => liveRegister(options));
    return opening;
  };
  return {
    check: async (businessName, limit) => (await opened()).check(businessName, limit),
    ready: async () => (await opened()).ready(),
    status: async () => (await opened()).status(),
    startImport: async (source) => (await opened()).startImport(source),
    close: () => {
      void opening?.then((register) => register.close());
      opening = undefined;
    },
  };
}
