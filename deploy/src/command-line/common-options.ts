import type { Command } from 'commander';

/** Options of every command that changes something. */
export type Common = { dryRun?: boolean; why?: string };

/** Adds these options to a command. */
export const common = (command: Command): Command =>
  command
    .option('--dry-run', 'say what would move, and move nothing')
    .option('--why <reason>', 'reason, for the audit log');
