import { useCapability } from '@az/shared/api';
import { Alert } from '@az/shared/ui/Alert';

const sentences = {
  login: 'Ce serveur ne permet pas de se connecter ici. Adressez-vous à son administrateur.',
  register: 'Ce serveur ne permet pas de créer un compte en ligne. Adressez-vous à son administrateur.',
  'password-reset':
    'Ce serveur ne permet pas de changer un mot de passe oublié en ligne. Adressez-vous à son administrateur.',
  'account-email':
    'Ce serveur ne permet pas de confirmer une adresse en ligne. Adressez-vous à son administrateur.',
};

export const unsupportedMessage = (extension: keyof typeof sentences): string => sentences[extension];

/** Says before anyone types that the server does not support an extension call. */
export function UnsupportedNotice({ extension }: { extension: keyof typeof sentences }) {
  return useCapability(extension) === false ? (
    <Alert role="status">{unsupportedMessage(extension)}</Alert>
  ) : null;
}
