import { useCapability } from '@az/shared/api';
import { Alert } from '@az/shared/ui/Alert';

const sentences = {
  signIn: 'Ce serveur ne permet pas de se connecter ici. Adressez-vous à son administrateur.',
  signUp: 'Ce serveur ne permet pas de créer un compte en ligne. Adressez-vous à son administrateur.',
  password:
    'Ce serveur ne permet pas de changer un mot de passe oublié en ligne. Adressez-vous à son administrateur.',
  email: 'Ce serveur ne permet pas de confirmer une adresse en ligne. Adressez-vous à son administrateur.',
};

export const unsupportedMessage = (purpose: keyof typeof sentences): string => sentences[purpose];

/** Says before anyone types that the server has no accounts. */
export function UnsupportedNotice({ purpose }: { purpose: keyof typeof sentences }) {
  return useCapability('accounts') === false ? (
    <Alert role="status">{unsupportedMessage(purpose)}</Alert>
  ) : null;
}
