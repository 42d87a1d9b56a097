import type { FoundReport } from '../data/answers.ts';
import { shortMoment } from '../figures.ts';
import { CohortMark } from '../pieces/CohortMark.tsx';
import { Facts } from '../pieces/Facts.tsx';
import { Version } from '../pieces/Version.tsx';
import { areaName, hiddenWords, outcomeWords, sourceWords } from '../words.ts';

/** One reported failure in full, with the contact of its owner. */
export function ReportFacts({ report, owner }: FoundReport) {
  const { id, at, area, version, cohort, kind, stage, route, cause, hidden, verified } = report;
  return (
    <Facts
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
        ['Groupe', <CohortMark cohort={cohort} key="cohort" />],
        ['Genre', outcomeWords[kind]],
        ['Étape', stage],
        ['Page', <code key="route">{route}</code>],
        ['Vu par le membre', hiddenWords(hidden)],
        ['Source', sourceWords(verified)],
        [
          'Cause',
          <span key="cause" lang="en">
            {cause}
          </span>,
        ],
      ]}
    />
  );
}
