/** Why a file cannot be imported, in words for whoever runs the import. Nothing was changed. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
