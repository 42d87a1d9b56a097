import { isRouteLive } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { words } from './words.ts';

const links = [
  { label: words.steps, to: paths.firstSteps() },
  { label: words.people, to: paths.firstSteps(3) },
];

export function Greeting() {
  const { member } = useAuthContext();
  return (
    <TitledCard title={words.title(member?.firstName.trim() ?? '')}>
      <Text>{words.text}</Text>
      <Group gap="sm">
        {links
          .filter(({ to }) => isRouteLive(to))
          .map(({ label, to }, at) => (
            <ButtonLink key={to} size="sm" to={to} variant={at === 0 ? 'filled' : 'default'}>
              {label}
            </ButtonLink>
          ))}
      </Group>
    </TitledCard>
  );
}
