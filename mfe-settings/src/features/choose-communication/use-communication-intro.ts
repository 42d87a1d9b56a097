import { useCapability } from '@az/shared/api';

const open =
  'Qui peut entrer en relation avec vous. Vos choix sur les invitations valent dès maintenant. Les messages entre membres et la recherche par adresse ou par téléphone ne sont pas encore ouverts\u202f: vos autres choix sont conservés et vaudront dès qu’ils le seront.';
const closed =
  'Qui peut entrer en relation avec vous. Les invitations, les messages entre membres et leur recherche ne sont pas encore ouverts\u202f: vos choix sont conservés et vaudront dès qu’ils le seront.';

/** The introduction, which depends on whether members can connect on this server; null until that is known. */
export function useCommunicationIntro(): string | null {
  const isOpen = useCapability('network', false);
  if (isOpen === null) return null;
  return isOpen ? open : closed;
}
