import { TabLinks } from '@az/shared/ui/TabLinks';
import { useEffect } from 'react';
import { AreaView } from './area/AreaView.tsx';
import { AuditView } from './audit/AuditView.tsx';
import styles from './Console.module.css';
import { CommandProvider } from './command/CommandProvider.tsx';
import { sentences } from './data/call-failure.ts';
import { useOperator } from './data/operator.tsx';
import { useStatus } from './data/queries.ts';
import type { Alarm, Status } from './data/reply-types.ts';
import { Alarms } from './overview/Alarms.tsx';
import { Freeze, KillFile } from './overview/Freeze.tsx';
import { Overview } from './overview/Overview.tsx';
import { QueryResult } from './ui/QueryResult.tsx';
import { RefreshStatus } from './ui/RefreshStatus.tsx';
import { auditAddress, consolePath, useFocusOnView, useView, type View } from './use-view.ts';

const tabs = [
  { label: 'Vue d’ensemble', to: consolePath },
  { label: 'Journal d’audit', to: auditAddress },
];

/** Address of the tab that is selected in a view; an area selects none. */
const addresses: Record<View['kind'], string> = { overview: consolePath, audit: auditAddress, area: '' };

function ViewOf({ view, status }: { view: View; status: Status }) {
  if (view.kind === 'area') return <AreaView area={view.area} key={view.area} status={status} />;
  return view.kind === 'audit' ? <AuditView /> : <Overview status={status} />;
}

/** The view of an area shows the alarms of this area, and those that are about no single area. */
const alarmsFor = (view: View, alarms: Alarm[]): Alarm[] =>
  view.kind === 'area'
    ? alarms.filter((alarm) => alarm.reason !== 'held' || alarm.area === view.area)
    : alarms;

export function Console() {
  const view = useView();
  const status = useStatus();
  const { signOut } = useOperator();
  useFocusOnView(view);
  const isRefused = status.error?.kind === 'signed-out';
  useEffect(() => {
    if (isRefused) signOut(sentences['signed-out']);
  }, [isRefused]);
  return (
    <CommandProvider status={status.data}>
      <div className={styles.head}>
        <TabLinks arePages current={addresses[view.kind]} label="Vues de la console" tabs={tabs} />
        <RefreshStatus answer={status} />
      </div>
      <div className={styles.view}>
        <QueryResult answer={status}>
          {(data) => (
            <>
              <Alarms alarms={alarmsFor(view, data.alarms)} />
              <KillFile alarms={data.alarms} killFile={data.killFile} />
              <Freeze frozen={data.frozen} />
              <ViewOf status={data} view={view} />
            </>
          )}
        </QueryResult>
      </div>
    </CommandProvider>
  );
}
