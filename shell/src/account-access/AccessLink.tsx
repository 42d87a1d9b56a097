import { isRouteLive } from '@az/shared/area';
import { useSearchParams } from '@az/shared/router';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';

type Props = { to: string; children: string; before?: string };

/** A link to another sign-in page that keeps `redirectTo`; renders nothing if the target page is not live. */
export function AccessLink({ to, before, children }: Props) {
  const [search] = useSearchParams();
  const redirectTo = search.get('redirectTo');
  if (!isRouteLive(to)) return null;
  const query = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : '';
  return (
    <Text size="sm">
      {before} <TextLink to={`${to}${query}`}>{children}</TextLink>
    </Text>
  );
}
