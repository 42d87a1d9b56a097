import { backUp, restore } from './database/pglite-backup.ts';
import type { Environment } from './environment.ts';

const commands = { backup: backUp, restore };

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);

/**
 * Runs a command of the command line instead of serving: `backup <file>` or `restore <file>` of the embedded database.
 *
 * @throws Error with one sentence for people
 */
export async function runCommand(
  [name = '', file, ...rest]: string[],
  { dataDir, databaseUrl }: Environment,
): Promise<void> {
  if (!isCommand(name) || !file || rest.length > 0)
    throw new Error('There is "backup <file>" and "restore <file>", and without either the server starts.');
  if (databaseUrl)
    throw new Error(
      'The database is on a PostgreSQL server: use pg_dump and pg_restore (docs/operations.md).',
    );
  await commands[name](dataDir, file);
  process.stdout.write(`${name === 'backup' ? 'Written to' : 'Restored from'} ${file}.\n`);
}
