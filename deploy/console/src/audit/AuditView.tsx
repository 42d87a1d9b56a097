import { useAudit } from '../data/queries.ts';
import { Read } from '../pieces/Read.tsx';
import { ViewHead } from '../pieces/ViewHead.tsx';
import { AuditLines } from './AuditLines.tsx';
import { Refusals } from './Refusals.tsx';

/** The audit log, its integrity, and refused tokens. */
export function AuditView() {
  const audit = useAudit();
  return (
    <>
      <ViewHead title="Journal d’audit" />
      <Read answer={audit}>
        {(log) => (
          <>
            <AuditLines log={log} />
            <Refusals refusals={log.refusals} />
          </>
        )}
      </Read>
    </>
  );
}
