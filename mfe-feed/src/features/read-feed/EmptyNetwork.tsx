import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconUsers } from '@az/shared/ui/icons';
import { TextLink } from '@az/shared/ui/TextLink';

/** Shown when the member's network has published nothing: links to where people are found. */
export const EmptyNetwork = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    action={
      <Button onClick={onShowAll} variant="default">
        Trouver des personnes
      </Button>
    }
    icon={<IconUsers />}
  >
    Ni vous ni les personnes avec qui vous êtes en relation ou que vous suivez n’avez encore publié. Le nom
    d’une personne, dans le fil de tout le réseau, mène à son profil, où l’on peut se connecter à elle ou la
    suivre. <TextLink to={paths.profileConnections()}>Voir vos relations et vos demandes</TextLink>
  </EmptyState>
);
