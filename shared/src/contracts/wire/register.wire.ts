import * as v from 'valibot';
import { companyType } from '../author.ts';
import { EmailField, LastNameField, lastNameRequired, NamesField } from './account-fields.wire.ts';
import { NewPassword } from './password.wire.ts';

const accountTypes = ['person', companyType] as const;

/** `POST /register` (extension); the reply is that of `POST /login`. */
export const RegisterRequestWire = v.pipe(
  v.strictObject({
    type: v.picklist(accountTypes, 'Le type de compte est requis. Choisissez-le puis réessayez.'),
    Names: NamesField,
    LastName: LastNameField,
    email: EmailField,
    password: NewPassword,
  }),
  v.forward(
    v.partialCheck(
      [['type'], ['LastName']],
      ({ type, LastName }) => type === companyType || LastName !== '',
      lastNameRequired,
    ),
    ['LastName'],
  ),
);

export type RegisterRequestWire = v.InferOutput<typeof RegisterRequestWire>;
