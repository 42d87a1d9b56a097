import { sampleMember } from '@az/shared/testing';
import { checkShare, introduction } from './share.form.ts';

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
  expect(checkShare({ contactId: null, message: ' ' }).errors).toEqual({
    contactId: 'Choisissez à qui écrire.',
    message: 'Écrivez un message.',
  });
  expect(checkShare({ contactId: '101', message: '\u200b' }).request).toBeNull();
  const draft = { contactId: '101', message: 'Bonjour' };
  expect(checkShare(draft).request).toEqual(draft);
});
