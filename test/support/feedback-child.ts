/** Two reviewers in a process: DIRECTORY ADDRESS NUMBER, where the address may be empty. They take reports until none waits, and say their ids. */
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { sqliteDatabase } from '../../src/store/sqlite/database.ts';

const [directory = '', address = '', number = ''] = process.argv.slice(2);
const database = address === '' ? sqliteDatabase(directory) : postgresDatabase({ address, max: 2 });
const feedback = feedbackStore(database, () => new Date());
// It begins when it is told to: several are to be at it at once.
await feedback.waiting();
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const review = async (name: string) => {
  for (;;) {
    const report = await feedback.takeNext(name);
    if (report === undefined) return;
    process.stdout.write(`${report.report_id}\n`);
  }
};
await Promise.all([review(`reviewer ${number} a`), review(`reviewer ${number} b`)]);
database.close();
process.stdin.destroy();
