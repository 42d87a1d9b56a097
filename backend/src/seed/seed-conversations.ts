import { randomUUID } from 'node:crypto';
import { uuidV7 } from '../database/uuid-v7.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { MemberIds } from './seed-members.ts';
import type { MemberName } from './seed-shapes.ts';
import { typographic } from './typography.ts';

const hour = 60 * 60 * 1000;

/** A conversation of the demo member. `hoursAgo` counts from the moment of seeding. */
type SeedConversation = {
  other: MemberName;
  messages: [author: MemberName, text: string, hoursAgo: number][];
  /** How many of the newest messages the demo member has not read. */
  unread?: number;
};

export const seedConversations: SeedConversation[] = [
  {
    other: 'awa',
    messages: [
      ['awa', "Bonjour Clarisse, la radio prépare une émission sur les routes de l'intérieur.", 31],
      ['demo', "Bonjour Awa, bonne idée. Quand l'enregistrez-vous ?", 30],
      ['awa', 'Jeudi matin. Aurais-tu un conducteur qui accepterait de raconter une journée ?', 5],
      ['awa', 'Vingt minutes suffisent, et nous nous déplaçons au dépôt.', 4],
    ],
    unread: 2,
  },
  {
    other: 'helene',
    messages: [
      ['demo', 'Bonjour Hélène, le camion pour la coopérative part lundi à six heures.', 52],
      ['helene', 'Parfait, les sacs de vanille seront pesés dimanche soir.', 50],
      ['demo', 'Combien de palettes faut-il prévoir ?', 49],
      ['helene', 'Quatre, et une cinquième si la récolte du bas est sèche à temps.', 27],
    ],
    unread: 1,
  },
  {
    other: 'grace',
    messages: [
      ['grace', 'Bonjour Clarisse, il me manque la facture de transport de mars.', 99],
      ['demo', "Je te l'envoie avec celle d'avril, elles sont sur le même bordereau.", 97],
      ['grace', 'Bien reçu, merci. Tout est en ordre pour le trimestre.', 76],
    ],
  },
  {
    other: 'siriman',
    messages: [
      ['demo', "Bonjour Siriman, ton annonce sur les apprentis m'a donné une idée.", 200],
      ['siriman', "Bonjour Clarisse, je t'écoute.", 196],
      ['demo', 'Nos caisses de transport se cassent. Pourriez-vous en dessiner une plus solide ?', 195],
      ['siriman', "C'est un bel exercice pour eux. Passe à l'atelier quand tu veux.", 170],
      ['demo', 'Je viens vendredi avec les mesures.', 169],
    ],
  },
  {
    other: 'julien',
    messages: [
      ['julien', "Bonjour, j'ai testé votre page de suivi au clavier : elle se parcourt très bien.", 310],
      ['demo', 'Merci Julien. Le tableau des convois reste-t-il lisible sur un petit écran ?', 305],
      ['julien', 'Oui, à part la colonne des délais. Je vous envoie une proposition.', 290],
    ],
  },
];

async function insertConversation(
  db: ApiDb,
  ids: MemberIds,
  now: Date,
  one: SeedConversation,
): Promise<void> {
  const { other, messages, unread = 0 } = one;
  const pair = [ids.demo, ids[other]].sort((first, second) => first - second);
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const { id } = await db
    .insertInto('conversations')
    .values({
      public_id: uuidV7(ago(messages[0]?.[2] ?? 0)),
      first_id: pair[0] ?? null,
      second_id: pair[1] ?? null,
      last_seq: messages.length,
      last_at: ago(messages.at(-1)?.[2] ?? 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const members = [
    { member_id: ids.demo, read_seq: messages.length - unread },
    { member_id: ids[other], read_seq: messages.length },
  ];
  await db
    .insertInto('conversation_members')
    .values(
      members.map(({ member_id, read_seq }) => ({
        conversation_id: id,
        member_id,
        read_seq,
        shown_seq: read_seq,
        has_written: true,
      })),
    )
    .execute();
  const rows = messages.map(([author, text, hours], index) => ({
    conversation_id: id,
    seq: index + 1,
    author_id: ids[author],
    text: typographic(text),
    client_id: randomUUID(),
    sent_at: ago(hours),
  }));
  await db.insertInto('messages').values(rows).execute();
}

export async function insertConversations(db: ApiDb, ids: MemberIds, now: Date): Promise<void> {
  for (const one of seedConversations) await insertConversation(db, ids, now, one);
}
