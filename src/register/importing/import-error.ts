/** Why a file cannot be imported, in words for the operator. The register is unchanged. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
