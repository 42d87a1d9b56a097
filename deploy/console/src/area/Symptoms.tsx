import { Text } from '@az/shared/ui/Text';
import type { RolloutHealth, SymptomHealth } from '../data/reply-types.ts';
import { fullNumber } from '../format.ts';
import { symptomLabels } from '../labels.ts';
import { DataTable } from '../ui/DataTable.tsx';

export function Symptoms({ people, symptoms }: Pick<RolloutHealth, 'people' | 'symptoms'>) {
  if (symptoms.length === 0)
    return <Text c="dimmed">Aucun échec ni symptôme depuis le début du déploiement.</Text>;
  const countText = (side: 'canary' | 'stable') => (of: SymptomHealth) =>
    `${fullNumber(of[side])} sur ${fullNumber(people[side])}`;
  return (
    <DataTable<SymptomHealth>
      caption="Personnes touchées depuis le début du déploiement"
      columns={[
        {
          title: 'Au moins une session avec',
          cell: ({ symptom }) => (symptom ? symptomLabels[symptom] : 'un échec de cause connue'),
          text: true,
        },
        { title: 'Canari', figure: true, cell: countText('canary') },
        { title: 'Stable', figure: true, cell: countText('stable') },
      ]}
      keyOf={({ symptom }) => symptom ?? 'known'}
      rows={symptoms}
    />
  );
}
