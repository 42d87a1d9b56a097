import { EmailChangeRepository } from '../repositories/email-change-repository.ts';
import { PasswordResetRepository } from '../repositories/password-reset-repository.ts';
import { SecretRepository } from '../repositories/secret-repository.ts';
import { apiDb } from '../schema/api-schema.ts';
import { UnsubscribeTokens } from '../security/unsubscribe-tokens.ts';
import {
  type ExampleNetwork,
  formOf,
  type Person,
  password,
  pictureForm,
  registrationOf,
} from './example-network.ts';
import type { TestRequest } from './test-api.ts';

/** By a call's name in the API's document: writes what the call needs, then returns a request that succeeds. */
export type Examples = Record<string, () => Promise<TestRequest & { id?: string }>>;

const now = () => new Date();

/** A subscription of a browser, with the keys of the example of RFC 8291. */
const exampleSubscription = {
  endpoint: 'https://push.exemple.test/send/1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** Calls about announcements and comments, each about new ones; Awa's likes and comments are under those of Yann. */
export function contentExamples(network: ExampleNetwork, awa: Person, yann: Person): Examples {
  const { token } = awa;
  const publish = () => network.publish(awa);
  const comment = async () => network.comment(awa, await publish());
  const onOther = async (more: TestRequest = {}) => ({ id: await network.publish(yann), token, ...more });
  const onOtherComment = async () => ({
    id: await network.comment(yann, await network.publish(yann)),
    token,
  });
  const onPost = async (more: TestRequest = {}) => ({ id: await publish(), token, ...more });
  /** Yann has a notification of Awa's reply. */
  const onAnswered = async () => {
    const id = await publish();
    await network.comment(awa, id, await network.comment(yann, id));
    return { id, token };
  };
  const after = async (method: 'POST' | 'PUT', path: string, { id }: { id: string }) => {
    await network.send(method, path.replace('{id}', id), { token });
    return { id, token };
  };
  const mentions = ({ id }: Pick<Person, 'id'>) => [{ id, start: 0, length: 2 }];
  /** A change of a text: it mentions Yann, no longer somebody else. */
  const otherMention = async (path: string, id: string) => {
    const other = await network.join(`${id}@exemple.test`);
    const body = { text: '@X', mentions: mentions(other) };
    await network.send('PUT', `${path}/${id}`, { token, body });
    return { id, token, body: { ...body, mentions: mentions(yann) } };
  };
  return {
    'POST /az/announcements': async () => ({
      ...{ token, body: formOf({ text: '@X', mentions: JSON.stringify(mentions(yann)) }) },
    }),
    'PUT /az/announcements/{id}': async () => otherMention('/az/announcements', await publish()),
    'DELETE /az/announcements/{id}': onAnswered,
    'POST /az/announcements/{id}/like': () => onOther(),
    'DELETE /az/announcements/{id}/like': async () =>
      after('POST', '/az/announcements/{id}/like', await onOther()),
    'PUT /az/announcements/{id}/saved': () => onPost(),
    'DELETE /az/announcements/{id}/saved': async () =>
      after('PUT', '/az/announcements/{id}/saved', await onPost()),
    'PUT /az/announcements/{id}/hidden': () => onPost(),
    'DELETE /az/announcements/{id}/hidden': async () =>
      after('PUT', '/az/announcements/{id}/hidden', await onPost()),
    'POST /az/announcements-comments-store/{id}': () => onOther({ body: formOf({ comment: 'Oui' }) }),
    'POST /az/announcements/{id}/comments': async () => {
      const id = await network.publish(yann);
      const reply_to = await network.comment(yann, id);
      return { id, token, body: { text: 'Oui', reply_to, client_id: crypto.randomUUID() } };
    },
    'DELETE /az/announcements-comments/{id}': async () => {
      const post = await network.publish(yann);
      return { id: await network.comment(awa, post, await network.comment(yann, post)), token };
    },
    'PUT /az/comments/{id}': async () => otherMention('/az/comments', await comment()),
    'PUT /az/comments/{id}/like': () => onOtherComment(),
    'DELETE /az/comments/{id}/like': async () =>
      after('PUT', '/az/comments/{id}/like', await onOtherComment()),
  };
}

/** Calls about the relation to another member, in an order in which each changes it. */
export function relationExamples(network: ExampleNetwork, awa: Person, yann: Person): Examples {
  const onYann = async (body?: object) => ({ id: yann.id, token: awa.token, body });
  return {
    'PUT /az/connections/requests/{id}': () => onYann({ note: 'Bonjour' }),
    'DELETE /az/connections/requests/{id}': () => onYann(),
    'PUT /az/connections/{id}': async () => {
      await network.send('PUT', `/az/connections/requests/${awa.id}`, { token: yann.token, body: {} });
      return onYann();
    },
    'DELETE /az/connections/{id}': () => onYann(),
    'PUT /az/follows/{id}': async () => {
      // The two follow each other already, because they connected.
      await network.send('DELETE', `/az/follows/${yann.id}`, { token: awa.token });
      return onYann();
    },
    'DELETE /az/follows/{id}': () => onYann(),
    'PUT /az/mutes/{id}': () => onYann(),
    'DELETE /az/mutes/{id}': () => onYann(),
    'PUT /az/dismissals/{id}': () => onYann(),
    'DELETE /az/dismissals/{id}': () => onYann(),
    'PUT /az/blocks/{id}': () => onYann(),
    'DELETE /az/blocks/{id}': () => onYann(),
  };
}

/** Calls about the conversation with another member, in an order in which each changes it. */
export function conversationExamples(network: ExampleNetwork, awa: Person, yann: Person): Examples {
  const { token } = awa;
  const onConversation = async (body: object) => ({ id: await network.converse(awa, yann), token, body });
  return {
    'PUT /conversations/with/{id}': async () => ({ id: yann.id, token }),
    'POST /conversations/{id}/messages': async () => {
      await network.write(yann, await network.converse(yann, awa));
      return onConversation({ text: 'Bonjour', client_id: crypto.randomUUID() });
    },
    'PUT /conversations/{id}/receipt': async () => {
      await network.write(yann, await network.converse(yann, awa));
      return onConversation({ read: 3 });
    },
    'PUT /conversations/{id}/marks': () => onConversation({ muted: true }),
  };
}

/** Calls about Awa's notifications of what Yann does. */
export function notificationExamples(network: ExampleNetwork, awa: Person, yann: Person): Examples {
  const { token } = awa;
  const notified = async (act: string): Promise<{ id: string; token: string }> => {
    await network.send('PUT', act, { token: yann.token, body: {} });
    type Reply = { items: { id: string }[] };
    const { items } = await network.send<Reply>('GET', '/notifications?limit=1', { token });
    return { id: items[0]?.id ?? 'none', token };
  };
  const followed = () => notified(`/az/follows/${awa.id}`);
  const asked = async () => {
    await network.send('DELETE', `/az/connections/${yann.id}`, { token });
    return notified(`/az/connections/requests/${awa.id}`);
  };
  let refused = { id: '', token };
  return {
    'PUT /notifications/{id}/accepted': asked,
    'PUT /notifications/read': async () => {
      await network.send('DELETE', `/az/follows/${awa.id}`, { token: yann.token });
      return { token, body: { ids: [(await followed()).id], read: true } };
    },
    'DELETE /notifications/{id}': async () => {
      refused = await asked();
      return refused;
    },
    'PUT /notifications/{id}': async () => refused,
    'PUT /notifications/choices': async () => ({ token, body: { mail: false } }),
    'PUT /push/subscription': async () => ({ token, body: exampleSubscription }),
    'POST /push/notice': async () => {
      const { endpoint, keys } = exampleSubscription;
      return { body: { endpoint, auth: keys.auth, id: 'none' } };
    },
    'DELETE /push/subscription': async () => ({ token }),
  };
}

/** Calls about what a member says of themselves. */
export function profileExamples(network: ExampleNetwork, awa: Person): Examples {
  const { token } = awa;
  return {
    'PUT /account': async () => ({ token, body: { Names: 'Awa-Marie' } }),
    'PUT /account/preferences': async () => ({
      token,
      body: { privacy: { email: 'nobody' }, notifications: { groups: false } },
    }),
    'POST /profile/picture': async () => ({ token, body: await pictureForm('profile_picture') }),
    'DELETE /profile/picture': async () => ({ token }),
    'POST /cover/picture': async () => ({ token, body: await pictureForm('cover_picture') }),
    'DELETE /cover/picture': async () => ({ token }),
    'POST /add-jobs-history': async () => ({ token, body: await network.jobOf('2021-01-01') }),
    'PUT /jobs-history/{id}': async () => ({
      id: await network.addJob(awa, '2022-01-01'),
      token,
      body: await network.jobOf('2023-01-01'),
    }),
    'DELETE /jobs-history/{id}': async () => ({ id: await network.addJob(awa, '2024-01-01'), token }),
    'POST /add-company': async () => ({
      token,
      body: {
        company_name: 'Pirogues du Sud',
        activity_sector: '1',
        country: 'GA',
        province: 'GA-1',
        city: 'GA-1-libreville',
        neighborhood: 'Centre',
        email: 'pirogues@exemple.test',
        phone: '+241 01 02 03',
        description: 'Des pirogues.',
      },
    }),
  };
}

/** Calls about sessions, the password, the e-mail and the account itself, in an order in which each succeeds. */
export function accessExamples(network: ExampleNetwork, zoe: Person): Examples {
  const { token, email } = zoe;
  const memberId = Number(zoe.id);
  const emailChanges = new EmailChangeRepository(apiDb(network.api.db), now);
  const wantEmail = () => emailChanges.want({ memberId, email: 'zoe.deux@exemple.test' });
  return {
    'POST /register': async () => ({ body: registrationOf('nouvelle@exemple.test') }),
    'POST /login': async () => ({ body: { email, password } }),
    'POST /verify-token': async () => ({ token, body: { access_token: token } }),
    'POST /logout': async () => ({ token: await network.signIn(zoe) }),
    'DELETE /account/sessions/{id}': async () => {
      await network.signIn(zoe);
      type Reply = { sessions: { id: string; is_current: boolean }[] };
      const { sessions } = await network.send<Reply>('GET', '/account/sessions', { token });
      const id = sessions.find((one) => !one.is_current)?.id ?? 'none';
      return { id, token, body: { password } };
    },
    'DELETE /account/sessions': async () => ({ token, body: { password } }),
    'POST /account/email-change': async () => {
      await wantEmail();
      return { token };
    },
    'DELETE /account/email-change': async () => ({ token }),
    'POST /confirm-email': async () => {
      await wantEmail();
      return {
        body: { token: String(await emailChanges.issue({ memberId, email: 'zoe.deux@exemple.test' })) },
      };
    },
    'POST /forgot-password': async () => ({ body: { email } }),
    'POST /reset-password': async () => {
      const resets = new PasswordResetRepository(apiDb(network.api.db), now);
      return { body: { token: await resets.issue(memberId), password } };
    },
    'PUT /account/password': async () => {
      const other = await network.join('autre@exemple.test');
      return { token: other.token, body: { current_password: password, password: `${password}-deux` } };
    },
    'DELETE /account': async () => {
      const other = await network.join('partante@exemple.test');
      const host = await network.join('hote@exemple.test');
      await network.publish(other);
      const post = await network.publish(host);
      const comment = await network.comment(host, post);
      await network.comment(other, post, comment);
      await network.send('PUT', `/az/comments/${comment}/like`, { token: other.token });
      await network.write(other, await network.converse(other, host));
      return { token: other.token, body: { password } };
    },
    'PUT /live/connections/{id}': async () => {
      const other = await network.join('connectee@exemple.test');
      return { id: '0'.repeat(32), token: other.token, body: { topics: [] } };
    },
    'POST /unsubscribe/{token}': async () => {
      const other = await network.join('desabonnee@exemple.test');
      const secrets = new SecretRepository(apiDb(network.api.db));
      return { id: await new UnsubscribeTokens(secrets).make(Number(other.id)) };
    },
    // These read, although the specification makes them POST.
    'POST /province/{code}': async () => ({ id: 'GA' }),
    'POST /city/{code}': async () => ({ id: 'GA-1' }),
  };
}
