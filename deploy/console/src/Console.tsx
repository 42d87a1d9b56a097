import type { Status } from '@az/shared/control';
import { Page } from '@az/shared/ui/Page';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { useEffect } from 'react';
import { consolePath } from '../routes/sessionless.ts';
import { AreaView } from './area/AreaView.tsx';
import { AuditView } from './audit/AuditView.tsx';
import styles from './Console.module.css';
import { CommandProvider } from './command/CommandProvider.tsx';
import { sentences } from './data/control-failure.ts';
import { useOperator } from './data/operator.tsx';
import { useStatus } from './data/queries.ts';
import { Alarms } from './overview/Alarms.tsx';
import { Freeze } from './overview/Freeze.tsx';
import { Overview } from './overview/Overview.tsx';
import { Read } from './pieces/Read.tsx';
import { RefreshNote } from './pieces/RefreshNote.tsx';
import { useFocusOnView, useView, type View } from './use-view.ts';
import { areaAddress, areaName, auditAddress } from './words.ts';

const title = 'Console de déploiement';

function titleOf(view: View): string {
  if (view.kind === 'area') return `${areaName(view.area)} – ${title}`;
  return view.kind === 'audit' ? `Journal d’audit – ${title}` : title;
}

function Tabs({ view, areas }: { view: View; areas: Status['areas'] }) {
  const tabs = [
    { label: 'Vue d’ensemble', to: consolePath },
    ...areas.map(({ area }) => ({ label: areaName(area), to: areaAddress(area) })),
    { label: 'Journal d’audit', to: auditAddress },
  ];
  const addresses = { overview: consolePath, audit: auditAddress };
  const current = view.kind === 'area' ? areaAddress(view.area) : addresses[view.kind];
  return <TabLinks current={current} label="Vues de la console" tabs={tabs} />;
}

function ViewOf({ view, status }: { view: View; status: Status }) {
  if (view.kind === 'area') return <AreaView area={view.area} key={view.area} status={status} />;
  return view.kind === 'audit' ? <AuditView /> : <Overview status={status} />;
}

/** The console of a signed-in operator: alarms and freeze first, then one of its views. */
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
        <Page heading={title} title={titleOf(view)} />
        <RefreshNote answer={status} />
      </div>
      <Tabs areas={status.data?.areas ?? []} view={view} />
      <div className={styles.view}>
        <Read answer={status}>
          {(data) => (
            <>
              <Alarms alarms={data.alarms ?? []} />
              <Freeze frozen={data.frozen} />
              <ViewOf status={data} view={view} />
            </>
          )}
        </Read>
      </div>
    </CommandProvider>
  );
}
