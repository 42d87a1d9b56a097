import { runSql } from '../../postgres/run-sql.ts';
import type { PostgresServer } from '../../postgres/start-postgres.ts';

/** What can happen to a PostgreSQL server and to the messages that processes send each other over it. */
export type DatabaseFaults = {
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the connections that carry messages: some are lost. */
  cutSignals: () => Promise<void>;
  /** Sends a message about all members, as a process would, although nothing is new. */
  repeatSignal: () => Promise<void>;
};

/** Faults for a database on a server that the test started; `url` is its address for an administrator. */
export const databaseFaults = (server: PostgresServer, url: string): DatabaseFaults => ({
  kill: () => server.kill(),
  start: () => server.start(),
  cutSignals: async () => {
    await runSql(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'az-connect-signals'",
    );
  },
  repeatSignal: async () => {
    await runSql(
      url,
      `select pg_notify('az_live', json_build_object(
        'from', 'another process', 'members', json_agg(id), 'hints', '[]'::json, 'topics', '[]'::json)::text)
       from (select id from api.members order by id desc limit 100) as newest`,
    );
  },
});
