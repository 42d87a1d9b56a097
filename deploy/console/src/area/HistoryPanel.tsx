import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import type { History } from '../data/answers.ts';
import { useHistory } from '../data/queries.ts';
import { share, shortMoment } from '../figures.ts';
import { Panel } from '../pieces/Panel.tsx';
import { Read } from '../pieces/Read.tsx';
import { Version } from '../pieces/Version.tsx';
import { stateWords } from '../words.ts';
import styles from './AreaView.module.css';

type Entry = { at: string; key: string; what: ReactNode };

/** Stable versions and rollouts, the newest first. */
function entriesOf({ stable, rollouts }: History): Entry[] {
  const versions = stable.map(({ version, since, retreated }) => ({
    at: since,
    key: `stable ${since}`,
    what: (
      <>
        <Version name={version} /> devient stable{retreated && ' par un retour arrière'}
      </>
    ),
  }));
  const moves = rollouts.map((rollout) => ({
    at: rollout.endedAt ?? rollout.startedAt,
    key: `rollout ${rollout.startedAt}`,
    what: (
      <>
        Déploiement de <Version name={rollout.version} />
        {rollout.from && (
          <>
            {' '}
            depuis <Version name={rollout.from} />
          </>
        )}
        , {stateWords[rollout.state]} à {share(rollout.share)}
      </>
    ),
  }));
  return [...versions, ...moves].sort((a, b) => b.at.localeCompare(a.at));
}

/** History of the area. */
export function HistoryPanel({ area }: { area: string }) {
  const history = useHistory(area);
  return (
    <Panel title="Historique">
      <Read absent="Rien n’a encore été déployé." answer={history}>
        {(data) => {
          const entries = entriesOf(data);
          if (entries.length === 0) return <Text c="dimmed">Rien n’a encore été déployé.</Text>;
          return (
            <ol className={styles.entries}>
              {entries.slice(0, 20).map(({ at, key, what }) => (
                <li key={key}>
                  <time dateTime={at}>{shortMoment(at)}</time>
                  {what}
                </li>
              ))}
            </ol>
          );
        }}
      </Read>
    </Panel>
  );
}
