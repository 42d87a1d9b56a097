import { useAudit } from '../data/queries.ts';
import { QueryResult } from '../ui/QueryResult.tsx';
import { ViewHead } from '../ui/ViewHead.tsx';
import { AuditLines } from './AuditLines.tsx';
import { Refusals } from './Refusals.tsx';

/** The audit log, its integrity, and refused tokens. */
export function AuditView() {
  const audit = useAudit();
  return (
    <>
      <ViewHead title="Journal d’audit" />
      <QueryResult answer={audit}>
        {(log) => (
          <>
            <AuditLines log={log} />
            <Refusals refusals={log.refusals} />
          </>
        )}
      </QueryResult>
    </>
  );
}
