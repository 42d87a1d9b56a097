import { Text } from '@az/shared/ui/Text';
import { verbLabels } from '../command/command-forms.ts';
import type { Withdrawal } from '../data/reply-types.ts';
import { shortMoment } from '../format.ts';
import { whoLabel } from '../labels.ts';
import { ReasonText } from './ReasonText.tsx';
import { Version } from './Version.tsx';

export function LastWithdrawal({ withdrawal: { at, verb, version, who, why } }: { withdrawal: Withdrawal }) {
  return (
    <>
      <Text size="sm">
        {verbLabels[verb]} {version && <Version name={version} />}
      </Text>
      <Text c="dimmed" size="xs">
        <time dateTime={at}>{shortMoment(at)}</time>, par {whoLabel(who)}
      </Text>
      {why && (
        <Text size="xs">
          <ReasonText why={why} />
        </Text>
      )}
    </>
  );
}
