import { runSql } from '../../postgres/run-sql.ts';
import type { PostgresServer } from '../../postgres/start-postgres.ts';

/** Faults of a PostgreSQL server, and of the messages that processes send each other through the server. */
export type DatabaseFaults = {
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the connections that carry the messages, so that some messages are lost. */
  cutSignals: () => Promise<void>;
  /** Sends a message like that of a process, about the newest 100 members, although nothing has changed. */
  repeatSignal: () => Promise<void>;
};

/** Faults for a database on a server that the test started. `url`: the database's address for an administrator. */
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
