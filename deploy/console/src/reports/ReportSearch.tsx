import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { type FormEvent, useState } from 'react';
import { useReport } from '../data/queries.ts';
import type { FoundReport } from '../data/reply-types.ts';
import { shortMoment } from '../format.ts';
import { areaName, hiddenLabel, outcomeLabels, sourceLabel } from '../labels.ts';
import { CohortBadge } from '../ui/CohortBadge.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { Version } from '../ui/Version.tsx';
import styles from './ReportSearch.module.css';

/** One reported failure in full, with the contact of its owner. */
function ReportDetails({ report, frames = [], owner }: FoundReport) {
  const { id, at, area, version, cohort, kind, stage, route, cause, hidden, verified } = report;
  return (
    <DescriptionList
      facts={[
        ['Référence', <code key="id">{id}</code>],
        [
          'Date',
          <time dateTime={at} key="at">
            {shortMoment(at)}
          </time>,
        ],
        ['Rubrique', areaName(area)],
        ['Équipe', owner ? `${owner.team} (${owner.contact})` : '—'],
        ['Version', <Version key="version" name={version} />],
        ['Groupe', <CohortBadge cohort={cohort} key="cohort" />],
        ['Genre', outcomeLabels[kind]],
        ['Étape', stage],
        ['Page', <code key="route">{route}</code>],
        ['Vu par le membre', hiddenLabel(hidden)],
        ['Source', sourceLabel(verified)],
        [
          'Cause',
          <span key="cause" lang="en">
            {cause}
          </span>,
        ],
        ['Position', frames.length > 0 ? <code key="frames">{frames.join(' ← ')}</code> : '—'],
      ]}
    />
  );
}

export function ReportSearch() {
  const [typed, setTyped] = useState('');
  const [{ asked, error }, setAsked] = useState({ asked: '', error: '' });
  const report = useReport(asked);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const id = typed.trim();
    setAsked(id ? { asked: id, error: '' } : { asked: '', error: 'Indiquez une référence.' });
    if (id && id === asked) void report.refetch();
  };
  return (
    <Panel title="Chercher un incident">
      <form className={styles.form} noValidate onSubmit={search}>
        <TextInput
          autoComplete="off"
          className={styles.field}
          description="Elle figure sur le message d’erreur que voit le membre."
          error={error}
          label="Référence d’incident"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          spellCheck={false}
          value={typed}
        />
        <Button size="md" type="submit" variant="default">
          Chercher
        </Button>
      </form>
      <div role="status">
        {asked !== '' && (
          <QueryResult absent="Aucun incident ne porte cette référence." answer={report}>
            {(found) => <ReportDetails {...found} />}
          </QueryResult>
        )}
        {asked !== '' && report.isFetching && <Text size="sm">Recherche…</Text>}
      </div>
    </Panel>
  );
}
