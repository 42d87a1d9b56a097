import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppError } from '../../api/index.ts';
import { type Comment, plainComment } from '../../contracts/index.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CommentThread } from './CommentThread.tsx';
import type { ThreadProps } from './thread-context.ts';

/** A comment; `parentId` is the id of the comment to which it replies. */
const comment = (id: string, name: string, parentId: string | null = null, changes = {}): Comment => ({
  ...plainComment,
  id,
  parentId,
  author: { id, name, role: null, picture: null, verified: false },
  text: `Texte ${id}`,
  createdAt: null,
  may: ['like', 'reply'],
  ...changes,
});

const deep = [
  comment('1', 'Ana'),
  comment('2', 'Basile', '1'),
  comment('3', 'Chloé', '2'),
  comment('4', 'Denis', '3'),
  comment('5', 'Élise', '4'),
];

const done = {
  hasFailed: false,
  retry: () => undefined,
  isRetrying: false,
  hasMore: false,
  addPage: () => undefined,
  isAdding: false,
  addingError: null,
};

/** A thread of these comments. */
function threadOf(comments: Comment[], acts: Partial<ThreadProps> = {}): ThreadProps {
  const repliesTo = (id: string | null) => comments.filter(({ parentId }) => parentId === id);
  return {
    useList: (parent) => ({
      ...done,
      comments: repliesTo(parent?.id ?? null).map((one) => ({
        ...one,
        replyCount: repliesTo(one.id).length,
      })),
    }),
    showsReplies: true,
    useLike: ({ liked, likeCount }) => ({ liked, likeCount, toggle: () => undefined }),
    send: jest.fn(async () => undefined),
    ...acts,
  };
}

const open = (comments: Comment[], acts?: Partial<ThreadProps>) =>
  renderInApp(<CommentThread {...threadOf(comments, acts)} />);

const texts = (list: HTMLElement) =>
  [...list.children].map((item) => item.textContent?.match(/Texte \d+/)?.[0]);
const field = (name = 'Écrire un commentaire') => screen.getByRole('textbox', { name });

test('replies are indented three levels deep; deeper ones name whom they reply to', () => {
  open(deep);
  const row = (text: string) => screen.getByText(text).closest('li') as HTMLElement;
  expect(texts(screen.getByRole('list', { name: 'Réponses à Denis' }))).toEqual(['Texte 5']);
  const named = deep.map(({ text }) => within(row(text)).queryAllByText(/^En réponse à/)[0]?.textContent);
  // A row contains the replies to it.
  expect(named).toEqual([
    'En réponse à Chloé',
    'En réponse à Chloé',
    'En réponse à Chloé',
    'En réponse à Chloé',
    'En réponse à Denis',
  ]);
});

test('replies that are opened on request are loaded then', async () => {
  const useList = jest.fn(threadOf(deep).useList);
  open(deep, { useList, showsReplies: false });
  expect(screen.queryByText('Texte 2')).toBeNull();
  expect(useList).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Afficher la réponse', expanded: false }));
  expect(screen.getByText('Texte 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Masquer les réponses', expanded: true }));
  expect(screen.queryByText('Texte 2')).toBeNull();
});

test('the first one of the next page takes the focus', async () => {
  const many = Array.from({ length: 6 }, (_, index) => comment(`${index + 1}`, 'Ana'));
  const useList: ThreadProps['useList'] = () => {
    const [count, setCount] = useState(5);
    const hasMore = count < many.length;
    return { ...done, comments: many.slice(0, count), hasMore, addPage: () => setCount(6) };
  };
  open([], { useList });
  const list = screen.getByRole('list', { name: 'Commentaires' });
  expect(list.children).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Afficher plus de commentaires' }));
  expect(list.children).toHaveLength(6);
  expect(list.children[5]).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Afficher/ })).toBeNull();
});

test('says why comments, or the next page of them, are missing', async () => {
  const retry = jest.fn();
  const { unmount } = open([], {
    useList: () => ({ ...done, comments: undefined, hasFailed: true, retry }),
  });
  expect(screen.getByText(/^Les commentaires n’ont pas pu être chargés/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  open([], { useList: () => ({ ...done, comments: [], addingError: new AppError('offline') }) });
  expect(screen.getByText(/^Le serveur ne répond pas/)).toBeVisible();
});

test('Ctrl and Enter sends; the box is empty again', async () => {
  const send = jest.fn().mockResolvedValue(undefined);
  open([], { send });
  expect(screen.getByText('Aucun commentaire.')).toBeInTheDocument();
  await userEvent.type(field(), ' Bravo {Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalledWith('Bravo', null, expect.any(String));
  expect(field()).toHaveValue('');
  expect(screen.getByText('Commentaire publié.')).toHaveAttribute('role', 'status');
});

test('keeps the text when it was not stored, says why, and can be sent again', async () => {
  const send = jest.fn().mockRejectedValueOnce(new AppError('offline')).mockResolvedValue(undefined);
  open([], { send });
  await userEvent.type(field(), 'Bravo');
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Non envoyé. Le serveur ne répond pas.');
  expect(field()).toHaveValue('Bravo');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty comment is refused until something is written', async () => {
  const send = jest.fn();
  open([], { send });
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(field()).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field(), 'B');
  expect(field()).toBeValid();
});

test('a reply has its own box, which closes after it was sent', async () => {
  const send = jest.fn().mockResolvedValue(undefined);
  open([comment('1', 'Ana')], { send });
  const reply = screen.getByRole('button', { name: 'Répondre à Ana' });
  await userEvent.click(reply);
  expect(reply).toHaveAttribute('aria-expanded', 'true');
  expect(field('Répondre à Ana')).toHaveFocus();
  await userEvent.keyboard('Merci{Meta>}{Enter}{/Meta}');
  expect(send).toHaveBeenCalledWith('Merci', '1', expect.any(String));
  expect(screen.queryByRole('textbox', { name: 'Répondre à Ana' })).toBeNull();
  await waitFor(() => expect(reply).toHaveFocus());
});

test('offers what the thread and the comment allow', async () => {
  const toggle = jest.fn();
  const useLike = () => ({ liked: true, likeCount: 2, toggle });
  const { unmount } = open([comment('1', 'Ana')], { useLike });
  await userEvent.click(
    screen.getByRole('button', { name: 'J’aime le commentaire de Ana 2', pressed: true }),
  );
  expect(toggle).toHaveBeenCalledTimes(1);
  unmount();
  open([comment('1', 'Ana', null, { may: ['remove'] })]);
  expect(screen.queryAllByRole('button', { name: /Ana/ })).toEqual([]);
});
