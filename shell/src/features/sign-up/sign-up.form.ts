import type { AppError } from '@az/shared/api';
import { companyType, type RegisterRequestWire } from '@az/shared/contracts';
import { plainName, trimText } from '@az/shared/format';
import { passwordRule } from '@az/shared/new-password';
import { emailRule } from '../../account-access/email-rule.ts';

export type SignUpValues = {
  kind: 'person' | 'company';
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  password: string;
  terms: boolean;
};

export const initialValues: SignUpValues = {
  kind: 'person',
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  password: '',
  terms: false,
};

const neededFrom =
  (kind: SignUpValues['kind'], sentence: string) =>
  (value: string, values: SignUpValues): string | null =>
    values.kind === kind && trimText(value) === '' ? sentence : null;

export const rules = {
  firstName: neededFrom('person', 'Indiquez votre prénom.'),
  lastName: neededFrom('person', 'Indiquez votre nom.'),
  companyName: neededFrom('company', "Indiquez la raison sociale de l'entreprise."),
  email: emailRule,
  password: passwordRule,
  terms: (value: boolean) => (value ? null : 'Acceptez les conditions pour créer un compte.'),
};

/** Body of `POST /register`. Names typed for the other type of account stay in the form and are not sent. */
export function toRequest(values: SignUpValues): RegisterRequestWire {
  const { email, password } = values;
  const common = { email: trimText(email), password };
  return values.kind === 'company'
    ? { type: companyType, Names: plainName(values.companyName), LastName: '', ...common }
    : { type: 'person', Names: plainName(values.firstName), LastName: plainName(values.lastName), ...common };
}

export function fieldErrorsOf({ fields }: AppError, kind: SignUpValues['kind']) {
  const fieldOf: Record<string, keyof SignUpValues> = {
    Names: kind === 'company' ? 'companyName' : 'firstName',
    LastName: kind === 'company' ? 'companyName' : 'lastName',
    email: 'email',
    password: 'password',
  };
  const known = Object.entries(fields).filter(([key]) => Object.hasOwn(fieldOf, key));
  return Object.fromEntries(known.map(([key, sentence]) => [fieldOf[key], sentence]));
}
