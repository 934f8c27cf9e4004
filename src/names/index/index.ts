/** What the store's side needs of the index; the matching behind it is nobody else's. */
export {
  buildIndex,
  countNames,
  createIndexBuilder,
  MAX_PENDING_CHANGES,
  pendingChanges,
  removeName,
  upsertName,
  type IndexBuilder,
  type NameIndex,
} from './name-index.ts';
export { indexBytes, openSnapshot, snapshotChunks, type OpenedSnapshot, type SnapshotFault } from './snapshot.ts';
