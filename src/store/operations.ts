import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { heldIn } from './contents.ts';
import { openEmbedded } from './register/index-worker.ts';
import type { Damage, EmbeddedFile, EmbeddedLook, Part, Problem, StoreOperations } from './ports.ts';
import { backUp } from './sqlite/backup.ts';
import { schemaVersion, sqliteDatabase } from './sqlite/database.ts';
import { damageIn, inFiles } from './sqlite/file.ts';
import { restore } from './sqlite/restore.ts';
import { PARTS, schemaProblem } from './sqlite/schema.ts';
import type { Config } from '../config.ts';
import { NotDone } from '../errors.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>;

/** The operator's commands for the configured store. */
export async function storeOperations(config: Settings, now: () => Date): Promise<StoreOperations> {
  const { dataDir, databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl === undefined) return embeddedOperations(dataDir, now);
  // The PostgreSQL code is loaded only if a PostgreSQL is configured.
  const { postgresOperations } = await import('./operations-postgres.ts');
  return postgresOperations(databaseUrl(), databaseDirectUrl?.(), now);
}

const BOTH = ['reports', 'register'] as const;

function embeddedOperations(directory: string, now: () => Date): StoreOperations {
  return {
    look: async () => lookAt(directory),
    contents: async () => {
      const [reports, register] = [sqliteDatabase(directory), openEmbedded(directory)];
      try {
        return await heldIn(reports, register);
      } finally {
        reports.close();
        register.close();
      }
    },
    migrate: async () => {
      const before = await inFiles(directory, schemaVersion);
      for (const part of BOTH) {
        const database = sqliteDatabase(directory, part);
        try {
          await database.use(() => {});
        } finally {
          database.close();
        }
      }
      return BOTH.map((part) => {
        const { file, version } = PARTS[part];
        return { database: join(directory, file), from: before[part] ?? 0, version, wanted: version };
      });
    },
    backUp: (options) => backUp({ ...options, directory }),
    restore: (options) => restore({ ...options, directory, now }),
    copy: () => Promise.reject(new NotDone('No PostgreSQL is configured to copy into.')),
  };
}

async function lookAt(directory: string): Promise<EmbeddedLook> {
  const look = { database: 'embedded', address: directory } as const;
  const unusable = (problem: Problem): EmbeddedLook => ({ ...look, files: [], problems: [problem], damage: [] });
  if (existsSync(directory) && !statSync(directory).isDirectory())
    return unusable({ found: `${directory} is a file`, fix: 'Set SVC_DATA_DIR or --data-dir to a directory.' });
  let found: Partial<Record<Part, { version: number; damage: Damage | undefined }>>;
  try {
    found = await inFiles(directory, (handle, part) => {
      const version = schemaVersion(handle);
      return { version, damage: version === PARTS[part].version ? damageIn(handle, part) : undefined };
    });
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    return unusable({
      found: error.message,
      fix: 'If the file is damaged, restore a backup with "registration-ghana db restore FILE --force".',
    });
  }
  const files = BOTH.map((part): EmbeddedFile => {
    const { version = 0, damage } = found[part] ?? {};
    return {
      part,
      path: join(directory, PARTS[part].file),
      schema: { version, wanted: PARTS[part].version },
      ...(damage === undefined ? {} : { damage }),
    };
  });
  const problems = files.flatMap(({ part, path, schema: { version } }) => {
    const problem = version === 0 ? undefined : schemaProblem(part, version);
    return problem === undefined ? [] : [{ found: `${path} ${problem.found}`, fix: `${problem.fix}.` }];
  });
  return { ...look, files, problems, damage: files.flatMap(damageProblem) };
}

const DAMAGE_FIX: Readonly<Record<Part, string>> = {
  reports:
    'These rows are left out; the others are used. To get them back, restore a backup that was made before the damage: "registration-ghana db restore FILE --force".',
  register:
    'These rows are left out; the others are used. To get them back, import the names again with --replace, or restore a backup that was made before the damage: "registration-ghana db restore FILE --force".',
};

function damageProblem({ part, path, damage }: EmbeddedFile): Problem[] {
  if (damage === undefined || damage.damaged === 0) return [];
  const more = damage.damaged - damage.named.length;
  const named = [...damage.named, ...(more > 0 ? [`${more.toLocaleString('en')} more`] : [])].join('; ');
  return [
    {
      found: `${path} has ${damage.damaged.toLocaleString('en')} damaged of ${damage.rows.toLocaleString('en')} rows: ${named}`,
      fix: DAMAGE_FIX[part],
    },
  ];
}
