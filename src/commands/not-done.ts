import { visible, type Terminal } from './command.ts';

/** Runs work on a database; what it could not do is said in the words it was refused with. */
export async function telling({ note }: Pick<Terminal, 'note'>, work: () => Promise<number>): Promise<number> {
  const { NotDone } = await import('../store/sqlite/file.ts');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    note(`registration-ghana: ${visible(error.message)}`);
    return 1;
  }
}
