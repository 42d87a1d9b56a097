import * as v from 'valibot';
import { accountLengths } from './limits.ts';
import { CleanLine, CleanText, textUpTo } from './text.ts';

const tooLong = (what: string, most: number) =>
  `${what} ne peut pas dépasser ${most} caractères. Raccourcissez le texte puis réessayez.`;

/** First name, or the name of a company. */
export const NamesField = v.pipe(
  CleanLine,
  v.minLength(1, 'Le nom est requis. Saisissez-le puis réessayez.'),
  v.maxLength(accountLengths.Names, tooLong('Le nom', accountLengths.Names)),
);

/** Last name; a company has none, a person needs one. */
export const LastNameField = v.pipe(
  CleanLine,
  v.maxLength(accountLengths.LastName, tooLong('Le nom de famille', accountLengths.LastName)),
);

/** Message for a person without last name, used by the contract and by the server. */
export const lastNameRequired = 'Le nom de famille est requis. Saisissez-le puis réessayez.';

export const DescriptionField = v.pipe(
  CleanText,
  v.maxLength(accountLengths.Description, tooLong('La description', accountLengths.Description)),
);

/** E-mail address, which is also the sign-in name. */
export const EmailField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(accountLengths['E-mails'], tooLong('L’adresse e-mail', accountLengths['E-mails'])),
  v.email('L’adresse e-mail n’est pas valable. Vérifiez-la puis réessayez.'),
);

export const PhonesField = v.pipe(
  CleanLine,
  v.maxLength(accountLengths.Phones, tooLong('Le téléphone', accountLengths.Phones)),
);

export const AdressesField = v.pipe(
  CleanLine,
  v.maxLength(accountLengths.Adresses, tooLong('L’adresse', accountLengths.Adresses)),
);

/** The texts of a member in replies. */
export const memberTexts = {
  Names: textUpTo(accountLengths.Names),
  LastName: textUpTo(accountLengths.LastName),
  Description: textUpTo(accountLengths.Description),
  'E-mails': textUpTo(accountLengths['E-mails']),
  Phones: textUpTo(accountLengths.Phones),
  Adresses: textUpTo(accountLengths.Adresses),
};
