import type { FoundReport } from '../data/reply-types.ts';
import { shortMoment } from '../format.ts';
import { areaName, hiddenLabel, outcomeLabels, sourceLabel } from '../labels.ts';
import { CohortBadge } from '../ui/CohortBadge.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Version } from '../ui/Version.tsx';

/** One reported failure in full, with the contact of its owner. */
export function ReportDetails({ report, owner }: FoundReport) {
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
      ]}
    />
  );
}
