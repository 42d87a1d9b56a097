import { authStore } from '../session/auth-store.ts';
import { sampleMember } from '../testing/index.ts';
import { mentionsIn, rememberChosen } from './index.ts';

const awa = { id: '7', name: 'Awa Ndong' };

beforeEach(() => {
  localStorage.clear();
  authStore.setState({
    session: { status: 'signed-in', member: sampleMember(), token: 't', figures: null, pictures: null },
  });
  rememberChosen(awa);
});

const at = (start: number) => [{ id: '7', start, length: 10 }];

test.each([
  ['alone', '@Awa Ndong', at(0)],
  ['after what was written before it', 'Merci @Awa Ndong', at(6)],
  ['after characters of two units', '😀👩‍👩‍👧 @Awa Ndong', at(11)],
  ['before what was written after it', '@Awa Ndong, bravo', at(0)],
  ['in a new line', 'Oui\n@Awa Ndong\nnon', at(4)],
  ['twice', '@Awa Ndong et (@Awa Ndong)', [...at(0), ...at(15)]],
  ['without its last letter', '@Awa Ndon', []],
  ['with another letter inside', '@Awwa Ndong', []],
  ['with another letter after it', '@Awa Ndongo', []],
  ['in an address', 'moi@Awa Ndong', []],
  ['without the sign', 'Awa Ndong', []],
])('a chosen name %s', (_where, text, expected) => {
  expect(mentionsIn(text)).toEqual(expected);
});

test('the longest name counts, and of equal names the one that was chosen last', () => {
  rememberChosen({ id: '8', name: 'Awa' });
  rememberChosen({ id: '9', name: 'Awa Ndong' });
  expect(mentionsIn('@Awa Ndong @Awa').map(({ id }) => id)).toEqual(['9', '8']);
});

test('a changed text keeps those whom it mentioned, as far as it still names them', () => {
  const before = {
    text: '@Zoé Obame et @Yann',
    mentions: [
      { id: '1', start: 0, length: 10 },
      { id: '2', start: 14, length: 5 },
    ],
  };
  expect(mentionsIn('Merci @Zoé Obame et Yann', before)).toEqual([{ id: '1', start: 6, length: 10 }]);
});

test('a text has at most ten mentions', () => {
  expect(mentionsIn('@Awa Ndong '.repeat(11))).toHaveLength(10);
});

test('another member of this device has not chosen them', () => {
  authStore.setState({ session: { status: 'signed-out', ended: null } });
  expect(mentionsIn('@Awa Ndong')).toEqual([]);
});
