import { authStore } from '../session/auth-store.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { prefillDraft, takePrefilledDraft } from './index.ts';

const signInAs = (id: string) =>
  authStore.setState({
    session: { status: 'signed-in', member: sampleMember({ id }), token: 'a-token' },
  });

beforeEach(() => localStorage.clear());

test('a prefilled text is returned once', () => {
  signInAs('1');
  prefillDraft('message:101', 'Bonjour');
  expect(takePrefilledDraft('message:102')).toBe('');
  expect(takePrefilledDraft('message:101')).toBe('Bonjour');
  expect(takePrefilledDraft('message:101')).toBe('');
});

test('it is neither another member’s nor a visitor’s', () => {
  signInAs('1');
  prefillDraft('message:101', 'Bonjour');
  signInAs('2');
  expect(takePrefilledDraft('message:101')).toBe('');
  authStore.setState({ session: { status: 'signed-out', ended: null } });
  prefillDraft('message:101', 'Personne');
  expect(takePrefilledDraft('message:101')).toBe('');
  signInAs('1');
  expect(takePrefilledDraft('message:101')).toBe('Bonjour');
});
