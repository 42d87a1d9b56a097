import { Text } from '@az/shared/ui/Text';
import type { Withdrawal } from '../data/answers.ts';
import { shortMoment } from '../figures.ts';
import { verbWords, whoWords } from '../words.ts';
import { Version } from './Version.tsx';
import { WhyText } from './WhyText.tsx';

/** The last withdrawal: version, time, operator and reason. */
export function LastWithdrawal({ withdrawal: { at, verb, version, who, why } }: { withdrawal: Withdrawal }) {
  return (
    <>
      <Text size="sm">
        {verbWords[verb]} {version && <Version name={version} />}
      </Text>
      <Text c="dimmed" size="xs">
        <time dateTime={at}>{shortMoment(at)}</time>, par {whoWords(who)}
      </Text>
      {why && (
        <Text size="xs">
          <WhyText why={why} />
        </Text>
      )}
    </>
  );
}
