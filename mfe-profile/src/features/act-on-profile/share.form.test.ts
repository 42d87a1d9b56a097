import { sampleMember } from '@az/shared/testing';
import { introduction, shareProblems } from './share.form.ts';

test('introduces the member by name, location and e-mail address', () => {
  expect(introduction(sampleMember())).toBe(
    'Bonjour, voici mon profil sur AZ Connect :\nAwa Moreau\nLibreville, Gabon\nawa.moreau@exemple.test',
  );
});

test('leaves out unknown values', () => {
  const member = sampleMember({ city: null, country: null, email: ' ', lastName: '' });
  expect(introduction(member)).toBe('Bonjour, voici mon profil sur AZ Connect :\nAwa');
});

test('a draft needs a contact and a text', () => {
  expect(shareProblems({ contactId: null, message: ' ' })).toEqual({
    contactId: 'Choisissez à qui écrire.',
    message: 'Écrivez un message.',
  });
  expect(shareProblems({ contactId: '101', message: 'Bonjour' })).toEqual({});
});
