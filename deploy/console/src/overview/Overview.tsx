import type { Status } from '@az/shared/control';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { useOpenCommand } from '../command/CommandProvider.tsx';
import { ViewHead } from '../pieces/ViewHead.tsx';
import { ReportSearch } from '../reports/ReportSearch.tsx';
import { AreaRow } from './AreaRow.tsx';
import styles from './Overview.module.css';

/** Who gets what: every area and the shell, and what the guardrail says of those on their way. */
export function Overview({ status: { areas, frozen } }: { status: Status }) {
  const open = useOpenCommand();
  return (
    <>
      <ViewHead title="Vue d’ensemble">
        {!frozen && (
          <Button onClick={() => open({ verb: 'freeze', area: 'all' })} variant="default">
            Geler les déploiements
          </Button>
        )}
      </ViewHead>
      {areas.length === 0 ? (
        <EmptyState>Aucune rubrique n’est publiée sur cette origine.</EmptyState>
      ) : (
        <ul aria-label="Rubriques" className={styles.rows}>
          {areas.map((area) => (
            <AreaRow key={area.area} status={area} />
          ))}
        </ul>
      )}
      <ReportSearch />
    </>
  );
}
