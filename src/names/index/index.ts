/** What the store needs of the index. Nothing outside src/names uses the matching behind it. */
export {
  addRows,
  buildAddition,
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
