import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useOpenCommand } from '../command/CommandProvider.tsx';
import type { Status } from '../data/reply-types.ts';
import { shortMoment } from '../format.ts';
import { killFileSentence } from '../kill-file-sentence.ts';

/** A kill file with a fault is an alarm instead. */
export function KillFile({ killFile, alarms }: Pick<Status, 'killFile' | 'alarms'>) {
  if (!killFile || alarms.some(({ reason }) => reason === 'kill-file')) return null;
  return (
    <Alert color="blue" role="status" title="Fichier d’urgence">
      {killFileSentence(killFile)}
    </Alert>
  );
}

export function Freeze({ frozen }: Pick<Status, 'frozen'>) {
  const open = useOpenCommand();
  if (!frozen) return null;
  return (
    <Alert color="blue" role="status" title="Gel en cours">
      <Stack align="flex-start" gap="sm">
        <Text size="sm">
          Tout le monde est sur les versions stables depuis le {shortMoment(frozen.since)}. Gel décidé par{' '}
          {frozen.by}
          {frozen.why ? <>&#8239;: «&#8239;{frozen.why}&#8239;»</> : ', sans motif noté'}.
        </Text>
        <Button onClick={() => open({ verb: 'unfreeze', area: 'all' })} size="sm" variant="default">
          Lever le gel
        </Button>
      </Stack>
    </Alert>
  );
}
