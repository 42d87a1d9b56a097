import { AppError } from '@az/shared/api';
import { fieldErrorsOf, initialValues, rules, type SignUpValues, toRequest } from './sign-up.form.ts';

const person: SignUpValues = {
  ...initialValues,
  firstName: ' Awa ',
  lastName: ' Moreau ',
  companyName: 'Les Manguiers',
  email: ' awa@exemple.test ',
  password: ' un secret ',
};
const company: SignUpValues = { ...person, kind: 'company' };

test('the request of a person has no company, and the password as typed', () => {
  expect(toRequest(person)).toEqual({
    type: 'person',
    Names: 'Awa',
    LastName: 'Moreau',
    email: 'awa@exemple.test',
    password: ' un secret ',
  });
});

test('the request of a company has no first and last name', () => {
  expect(toRequest(company)).toMatchObject({ type: 'webcompany', Names: 'Les Manguiers', LastName: '' });
});

test('each type of account requires its own names only', () => {
  expect(rules.firstName(' ', person)).toBe('Indiquez votre prénom.');
  expect(rules.firstName('\u3164', person)).toBe('Indiquez votre prénom.');
  expect(rules.lastName('', person)).toBe('Indiquez votre nom.');
  expect(rules.companyName('', person)).toBeNull();
  expect(rules.firstName('', company)).toBeNull();
  expect(rules.lastName('', company)).toBeNull();
  expect(rules.companyName(' ', company)).toBe("Indiquez la raison sociale de l'entreprise.");
});

test.each([
  ['', 'Choisissez un mot de passe.'],
  ['1234567', 'Le mot de passe doit avoir au moins 8 caractères.'],
  ['😀😀😀😀', 'Le mot de passe doit avoir au moins 8 caractères.'],
  ['12345678', null],
  ['        ', null],
  ['😀'.repeat(1024), null],
  ['é'.repeat(1025), 'Le mot de passe doit avoir au plus 1024 caractères.'],
])('the password %j gives %j', (password, sentence) => {
  expect(rules.password(password)).toBe(sentence);
});

test('the terms are not accepted by default', () => {
  expect(rules.terms(initialValues.terms)).toBe('Acceptez les conditions pour créer un compte.');
  expect(rules.terms(true)).toBeNull();
});

test('messages of the server are shown at visible fields; others are ignored', () => {
  const error = new AppError('invalid', {
    fields: { Names: 'A', LastName: 'B', email: 'C', type: 'D', toString: 'E' },
  });
  expect(fieldErrorsOf(error, 'person')).toEqual({ firstName: 'A', lastName: 'B', email: 'C' });
  expect(fieldErrorsOf(error, 'company')).toEqual({ companyName: 'B', email: 'C' });
});
