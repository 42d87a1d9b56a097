import * as v from 'valibot';
import { accountLengths, maxPasswordUnits, passwordLengths } from './limits.ts';
import { CleanLine, CleanName, CleanText, EmailText } from './text.ts';

const tooLong = (what: string, most: number) =>
  `${what} ne peut pas dépasser ${most} caractères. Raccourcissez le texte puis réessayez.`;

/** First name, or the name of a company. */
export const NamesField = v.pipe(
  CleanName,
  v.minLength(1, 'Le nom est requis. Saisissez-le puis réessayez.'),
  v.maxLength(accountLengths.Names, tooLong('Le nom', accountLengths.Names)),
);

/** Last name; a company has none, a person needs one. */
export const LastNameField = v.pipe(
  CleanName,
  v.maxLength(accountLengths.LastName, tooLong('Le nom de famille', accountLengths.LastName)),
);

export const lastNameRequired = 'Le nom de famille est requis. Saisissez-le puis réessayez.';

/** What a member writes under their name, one line; if empty, the title of the last job is shown. */
export const HeadlineField = v.pipe(
  CleanName,
  v.maxLength(accountLengths.Headline, tooLong('Le titre du profil', accountLengths.Headline)),
);

export const DescriptionField = v.pipe(
  CleanText,
  v.maxLength(accountLengths.Description, tooLong('La description', accountLengths.Description)),
);

export const EmailField = EmailText(
  accountLengths['E-mails'],
  tooLong('L’adresse e-mail', accountLengths['E-mails']),
  'L’adresse e-mail n’est pas valable. Vérifiez-la puis réessayez.',
);

export const PhonesField = v.pipe(
  CleanLine,
  v.maxLength(accountLengths.Phones, tooLong('Le téléphone', accountLengths.Phones)),
);

export const AdressesField = v.pipe(
  CleanLine,
  v.maxLength(accountLengths.Adresses, tooLong('L’adresse', accountLengths.Adresses)),
);

export const passwordLength = `Un mot de passe compte de ${passwordLengths.min} à ${passwordLengths.max} caractères. Modifiez-le puis réessayez.`;

const passwordRequired = 'Le mot de passe est requis. Saisissez-le puis réessayez.';

/** The current password: no rules, because older rules may have applied when it was chosen. */
export const CurrentPassword = v.pipe(
  v.string(passwordRequired),
  v.minLength(1, passwordRequired),
  v.maxLength(maxPasswordUnits, passwordLength),
);
