import { type FeedReplyWire, type OwnCommentsReplyWire, SavedQueryWire } from '../contracts/index.ts';
import { type PictureName, samplePicture } from '../sample/pictures/index.ts';
import { hoursBefore } from '../sample/session-start.ts';
import { entriesOf, isString, parseListOf } from '../stored-json/index.ts';
import { authorOf, memberAuthor } from './authors.ts';
import { type SampleCalls, SampleRefusal, sampleCall } from './sample-call.ts';
import { type PostWire, postWire } from './sample-groups.ts';
import { sampleSection } from './sample-store.ts';

const idsOf = parseListOf(isString);

/** The ids of the publications that the member likes, and of the publications and comments that they have removed. */
const section = sampleSection('own-publications', (found) => {
  const stored = Object.fromEntries(entriesOf(found));
  return { liked: idsOf(stored.liked), removed: idsOf(stored.removed) };
});

type Stored = ReturnType<typeof section.read>;

type Post = { text: string; pictures?: PictureName[]; likes: number; hours: number };

const posts: Post[] = [
  {
    text: 'Premier bilan de notre atelier sur l’accueil des nouveaux arrivants : douze idées, dont trois que nous essayons dès lundi. La plus simple est souvent la meilleure, alors nous commençons par une visite des équipes le premier matin.',
    likes: 38,
    hours: 9,
  },
  {
    text: 'Quelques vues prises entre deux rendez-vous.',
    pictures: ['collines', 'plage', 'quartier'],
    likes: 67,
    hours: 74,
  },
  {
    text: 'Nous cherchons deux personnes pour le projet d’énergie solaire de la région : une à la conception, une au suivi de chantier.\nÉcrivez-moi si vous connaissez quelqu’un que cela intéresse.',
    likes: 21,
    hours: 190,
  },
  {
    text: 'La vallée, enfin sous le soleil après trois jours de pluie.',
    pictures: ['vallee'],
    likes: 19,
    hours: 260,
  },
];

const comments: [text: string, personId: string, hours: number][] = [
  ['Très bonne idée, je vous envoie le plan du site demain.', '102', 26],
  ['Le deuxième paragraphe dit tout, merci pour ce partage.', '108', 150],
  ['Belle étape, et bien méritée.', '105', 505],
];

/** The member's publications, the latest first. Their ids differ from those of publications in groups. */
const listOf = (member: Parameters<typeof memberAuthor>[0], { liked, removed }: Stored): PostWire[] =>
  posts
    .map(({ text, pictures = [], likes, hours }, index) => {
      const id = `own-${index + 1}`;
      const isLiked = liked.includes(id);
      return {
        ...postWire({ id, text, created_at: hoursBefore(hours), author: memberAuthor(member), own: true }),
        like_count: likes + Number(isLiked),
        liked: isLiked,
        image_count: pictures.length,
        images: pictures.map(samplePicture),
      };
    })
    .filter(({ id }) => !removed.includes(id));

const commentsOf = ({ removed }: Stored): OwnCommentsReplyWire['items'] =>
  comments
    .map(([text, personId, hours], index) => ({
      id: `comment-${index + 1}`,
      text,
      created_at: hoursBefore(hours),
      announcement: { id: `of-${personId}`, author: authorOf(personId) },
    }))
    .filter(({ id }) => !removed.includes(id));

const like = (isLiked: boolean) =>
  sampleCall({}, ({ member, params }) => {
    const id = `own-${params.number}`;
    const stored = section.read(member.id);
    const others = stored.liked.filter((one) => one !== id);
    const next = { ...stored, liked: isLiked ? [...others, id] : others };
    const post = listOf(member, next).find((one) => one.id === id);
    if (!post) throw new SampleRefusal('not-found');
    section.write(member.id, next);
    return { success: true, liked: isLiked, like_count: post.like_count, rev: post.rev };
  });

function remove(memberId: string, id: string, isListed: boolean) {
  if (!isListed) throw new SampleRefusal('not-found');
  const stored = section.read(memberId);
  section.write(memberId, { ...stored, removed: [...stored.removed, id] });
  return { success: true };
}

export const ownPublicationCalls: SampleCalls = {
  'GET /account/announcements': sampleCall({ query: SavedQueryWire }, ({ member }) => {
    const feeds = listOf(member, section.read(member.id));
    return { success: true, feeds, meta: { next_cursor: null } } satisfies FeedReplyWire;
  }),
  'GET /account/comments': sampleCall({ query: SavedQueryWire }, ({ member }) => {
    const items = commentsOf(section.read(member.id));
    return { success: true, items, meta: { next_cursor: null } } satisfies OwnCommentsReplyWire;
  }),
  'POST /az/announcements/own-{number}/like': like(true),
  'DELETE /az/announcements/own-{number}/like': like(false),
  'DELETE /az/announcements/own-{number}': sampleCall({}, ({ member, params }) => {
    const id = `own-${params.number}`;
    const isListed = listOf(member, section.read(member.id)).some((post) => post.id === id);
    return remove(member.id, id, isListed);
  }),
  'DELETE /az/announcements-comments/{id}': sampleCall({}, ({ member, params: { id = '' } }) => {
    const isListed = commentsOf(section.read(member.id)).some((comment) => comment.id === id);
    return remove(member.id, id, isListed);
  }),
};
