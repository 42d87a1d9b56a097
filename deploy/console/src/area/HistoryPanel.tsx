import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import { useHistory } from '../data/queries.ts';
import type { History, RolloutEnd } from '../data/reply-types.ts';
import { share, shortMoment } from '../format.ts';
import { stateLabels, whoLabel } from '../labels.ts';
import { Panel } from '../ui/Panel.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { ReasonText } from '../ui/ReasonText.tsx';
import { Version } from '../ui/Version.tsx';
import styles from './AreaView.module.css';

type Entry = { at: string; key: string; what: ReactNode };

/** A rollback by the guardrail is not called “abandoned”, because no person ended it. */
const stateOf = ({ state, end }: History['rollouts'][number]): string =>
  state === 'aborted' && end?.who === 'guardrail' ? 'annulé automatiquement' : stateLabels[state];

const EndText = ({ end, who }: { end: RolloutEnd; who: string }) => (
  <>
    {' '}
    par {whoLabel(who)}
    {end.why && (
      <>
        {'\u202f'}: <ReasonText why={end.why} />
      </>
    )}
  </>
);

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
    at: rollout.end?.at ?? rollout.startedAt,
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
        , {stateOf(rollout)} à {share(rollout.share)}
        {rollout.end?.who && <EndText end={rollout.end} who={rollout.end.who} />}
      </>
    ),
  }));
  return [...versions, ...moves].sort((a, b) => b.at.localeCompare(a.at));
}

export function HistoryPanel({ area }: { area: string }) {
  const history = useHistory(area);
  return (
    <Panel title="Historique">
      <QueryResult absent="Rien n’a encore été déployé." answer={history}>
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
      </QueryResult>
    </Panel>
  );
}
